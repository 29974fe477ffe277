import type { Answer } from '../../harness/Answer.ts';
import type { Gathered } from '../../harness/Evidence.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Subject } from './Subject.ts';

/**
 * The plain write that was taken before, once more and with a record of its own, where a write is refused that differs from
 * it in what it holds, is sent with or is sent to: there may be room for no more records by now, and then the refusal says
 * nothing of the difference (rule 3). A scenario that knows what its plain write is sends it, and keeps it under this name.
 */
export const plainAgain = 'plain-again';

/** Why the refusal beside it says nothing; undefined where the plain write was taken once more, or was not sent. */
export function refusedByNow(again: Answer | undefined): Extract<Gathered, { kind: 'blocked' }> | undefined {
  if (again === undefined || !isRefusal(again)) return undefined;
  const message = 'the plain write that was taken before is refused by now, too';
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
