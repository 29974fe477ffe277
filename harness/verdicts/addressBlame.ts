import { hasSucceeded } from '../exchanges/outcome.ts';
import { isNowhere } from '../exchanges/statusMeaning.ts';
import { holdsNoMessage, withoutDetour } from '../exchanges/unreadable.ts';
import { type BlockedEitherWay, plainAgain, refusedByNow } from './refusals.ts';
import type { Subject } from './Subject.ts';

/**
 * Whether a suffix or `?format=` leads nowhere: HTTP 404 without a status block, while the default address of the same format
 * answers the call with a message. Then the address is what is broken (FMT-6, FMT-7), whatever the body says. An operation that
 * is not there in soap is told of by a Fault or a page of some other status.
 */
export function isNotRouted({ spec, evidence, answer }: Subject): boolean {
  if (spec.address !== 'suffix' && spec.address !== 'query') return false;
  const { home } = evidence.others;
  return home !== undefined && isNowhere(withoutDetour(answer)) && !isNowhere(home) && !holdsNoMessage(home);
}

/** Said of it in a verdict. */
export const notRouted = ({ spec: { address, format } }: Subject): string =>
  address === 'suffix' ? 'the suffix is not routed (404)' : `format=${format} is not routed (404)`;

/**
 * Whether a call that succeeds at the default address of its format is refused at this one, or not let in: then the address is
 * what does not work. A GET may want what the document does not show.
 */
export const refusedHere = (subject: Subject): boolean =>
  differsFromHome(subject) && refusedByNow(subject.evidence.others[plainAgain]) === undefined;

/** Why that refusal says nothing of the address: by now the same write is refused at the default one, too. */
export const refusedAtHomeToo = (subject: Subject): BlockedEitherWay | undefined =>
  differsFromHome(subject) ? refusedByNow(subject.evidence.others[plainAgain]) : undefined;

function differsFromHome({ spec, evidence, outcome }: Subject): boolean {
  const { home } = evidence.others;
  return (
    spec.expects === 'success' &&
    spec.address !== 'namedGet' &&
    outcome === 'failed' &&
    home !== undefined &&
    hasSucceeded(home)
  );
}
