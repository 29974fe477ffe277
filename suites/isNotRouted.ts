import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { holdsNoMessage } from './holdsNoMessage.ts';
import type { Subject } from './Subject.ts';

/**
 * Whether a suffix or `?format=` leads nowhere: HTTP 404 without a status block, while the default address of the same format
 * answers the call with a message. Then the address is what is broken (FMT-6, FMT-7), whatever the body says. An operation that
 * is not there in soap is told of by a Fault or a page of some other status.
 */
export function isNotRouted({ spec, evidence, answer }: Subject): boolean {
  if (spec.address !== 'suffix' && spec.address !== 'query') return false;
  const { home } = evidence.others;
  return home !== undefined && isNowhere(documented(answer)) && !isNowhere(home) && !holdsNoMessage(home);
}

/** The answer to the documented call, where a detour was tried after it. */
export const documented = (answer: Answer): Answer => answer.detour?.refused ?? answer;

/** A 404 of whatever stands before the operation: an operation that finds no record says so in a status block. */
export const isNowhere = ({ exchange, decoded }: Answer): boolean =>
  exchange.response?.status === 404 && !isRecord(decoded?.value.ResponseStatus);

/** Said of it in a verdict. */
export const notRouted = ({ spec: { address, format } }: Subject): string =>
  address === 'suffix' ? 'the suffix is not routed (404)' : `format=${format} is not routed (404)`;
