import type { Gathered } from '../harness/Evidence.ts';
import { outcomeOf } from './outcomeOf.ts';
import { plainAgain, refusedByNow } from './plainAgain.ts';
import type { Subject } from './Subject.ts';

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
