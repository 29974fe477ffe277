import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { unknownIdClause } from '../../../specs/promises.ts';
import { kindIs } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { byNegativeId, unknownIdScenario } from '../../probes/scenarioNames.ts';
import { mustFail } from './shownFailure.ts';

export const ERR4 = clause('ERR-4', {
  level: 'SHOULD',
  statement: 'Every other delete of an unknown id fails.',
  section: 'Errors 2',
  judging: 'With result false where the row lists result.',
  appliesTo: atHome(
    'The documented deletes for which no condition is shown.',
    kindIs('delete'),
    ({ operation }) => unknownIdClause(operation) === 'ERR-4',
  ),
  checks: [
    on(
      unknownIdScenario,
      (subject: Subject<typeof byNegativeId>) => {
        const message = 'the delete of a record that does not exist succeeds';
        const negative = subject.others[byNegativeId];
        const isDeleted = negative !== undefined && outcomeOf(negative, 'failure') === 'succeeded';
        return mustFail(
          subject,
          message,
          isDeleted ? [breach(negative, `${message} (a negative id)`, 'a failure', 'success')] : [],
        );
      },
      asAnswered,
    ),
  ],
});
