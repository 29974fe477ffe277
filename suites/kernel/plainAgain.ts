import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Subject } from './Subject.ts';

/**
 * The name of a plain write that is repeated when a variant of it is refused. The target may have no room left for records, and then
 * the refusal proves nothing about the variant (rule 3). The repeated write has a record of its own.
 */
export const plainAgain = 'plain-again';

/** Why the refusal beside it says nothing; undefined where the plain write was taken once more, or was not sent. */
export function refusedByNow(again: Answer | undefined): Extract<Gathered, { kind: 'blocked' }> | undefined {
  if (again === undefined || !isRefusal(again)) return undefined;
  const message = 'the plain write that was taken before is now refused as well';
  return { kind: 'blocked', cause: 'control', message, answer: again };
}

/** A refusal that can't be read, or no answer at all, is no taken write either. */
function isRefusal(answer: Answer): boolean {
  const status = answer.exchange.response?.status ?? 0;
  return answer.decoded === null ? status >= 400 || status === 0 : outcomeOf(answer, 'success') === 'failed';
}

/**
 * Whether a call that succeeds at the default address of its format is refused at this one: then the address is what
 * does not work. A GET may want what the document does not show, and who is not let in is AUTH-1's.
 */
export const refusedHere = (subject: Subject): boolean =>
  differsFromHome(subject) && refusedByNow(subject.evidence.others[plainAgain]) === undefined;

/** Why that refusal says nothing of the address: by now the same write is refused at the default one, too. */
export const refusedAtHomeToo = (subject: Subject): Extract<Gathered, { kind: 'blocked' }> | undefined =>
  differsFromHome(subject) ? refusedByNow(subject.evidence.others[plainAgain]) : undefined;

function differsFromHome({ spec, evidence, outcome, response }: Subject): boolean {
  const { home } = evidence.others;
  return (
    spec.expects === 'success' &&
    spec.address !== 'namedGet' &&
    outcome === 'failed' &&
    ![401, 403].includes(response.status) &&
    home !== undefined &&
    outcomeOf(home, 'success') === 'succeeded'
  );
}
