import type { Violation } from '../../harness/Judgement.ts';
import type { Check } from '../kernel/Check.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import type { Subject } from '../kernel/Subject.ts';
import { byNegativeId } from '../probes/deletes.ts';
import { mustFail } from './shownFailure.ts';

/** What does not exist is not deleted; that result is then false, ENV-9 judges. */
export const ERR4: readonly Check[] = [
  {
    clause: 'ERR-4',
    level: 'SHOULD',
    scenario: 'unknown-id',
    on: 'any',
    reads: 'status',
    judge: (subject) => mustFail(subject, 'what does not exist is deleted with success', negative(subject)),
  },
];

function negative({ evidence }: Subject): readonly Violation[] {
  const answer = evidence.others[byNegativeId];
  if (answer === undefined || outcomeOf(answer, 'failure') !== 'succeeded') return [];
  const message = 'what does not exist is deleted with success by a negative id';
  return [{ message, expected: 'a failure', actual: 'success', path: '', exchange: answer.exchange }];
}
