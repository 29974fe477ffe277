import type { Violation } from '../../../harness/Judgement.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { breach } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { on } from '../../kernel/probe.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { byNegativeId } from '../../probes/deletes.ts';
import { mustFail } from './shownFailure.ts';

/** What does not exist is not deleted; that result is then false, ENV-9 judges. */
export const ERR4: JudgedClause = clause('ERR-4', {
  level: 'SHOULD',
  statement: 'Every other delete of an unknown id fails.',
  section: 'Errors 2',
  judging: 'With result false where the row lists result.',
  appliesTo: {
    reason: 'The documented deletes for which no condition is shown.',
    holds: both(
      operationIs(
        ...['DocumentTypeDelete', 'CompanyDelete', 'ContactPersonDelete'],
        ...['WorkOrderDeleteFinishedGoodReceipt', 'ShippingInformationDelete'],
      ),
      atDefaultAddress,
    ),
  },
  checks: [
    on(
      'unknown-id',
      (subject) => mustFail(subject, 'what does not exist is deleted with success', negative(subject)),
      { on: 'any', reads: 'status' },
    ),
  ],
});

function negative({ evidence }: Subject): readonly Violation[] {
  const answer = evidence.others[byNegativeId];
  if (answer === undefined || outcomeOf(answer, 'failure') !== 'succeeded') return [];
  const message = 'what does not exist is deleted with success by a negative id';
  return [breach(answer, message, 'a failure', 'success')];
}
