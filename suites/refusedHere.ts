import { outcomeOf } from './outcomeOf.ts';
import type { Subject } from './Subject.ts';

/**
 * Whether a call that succeeds at the default address of its format is refused at this one: then the address is what
 * does not work. A GET may want what the document does not show, and who is not let in is AUTH-1's.
 */
export function refusedHere(subject: Subject): boolean {
  return isRefusedHere(subject) && !isRefusedByNow(subject);
}

/** Whether the same call with a record of its own, made again at the default address since, is refused there too by now. */
export function refusedByNow(subject: Subject): boolean {
  return isRefusedHere(subject) && isRefusedByNow(subject);
}

function isRefusedHere({ spec, evidence, outcome, response }: Subject): boolean {
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

function isRefusedByNow({ evidence }: Subject): boolean {
  const { homeAgain } = evidence.others;
  return homeAgain !== undefined && outcomeOf(homeAgain, 'success') === 'failed';
}
