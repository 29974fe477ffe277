import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { BlockCause } from '../../harness/verdicts/Judgement.ts';
import type { Address } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { blocked } from './judgements.ts';
import type { Subject } from './Subject.ts';

/** The clause that promises an answer at an address: it is the one to blame when nothing there can be read. */
export function addressClause(address: Address, format: Format): string {
  switch (address) {
    case 'suffix':
      return 'FMT-6';
    case 'query':
      return 'FMT-7';
    case 'jsonp':
      return 'FMT-8';
    case 'named':
    case 'namedGet':
      return 'FMT-9';
    case 'soap':
      return format === 'soap12' ? 'FMT-4' : 'FMT-3';
    default:
      return 'FMT-1';
  }
}

/** Soap by suffix or query is only hinted at: the request's body is not shown there (FMT-6, FMT-7). */
export const addressLevel = (address: Address, format: Format): 'MUST' | 'SHOULD' =>
  (address === 'suffix' || address === 'query') && isSoap(format) ? 'SHOULD' : 'MUST';

/**
 * What is to blame where a call was refused as if the target did not read its format: the clause that promises an answer
 * there, or the layout where the refusal may be about a namespace that no answer tells.
 */
export const addressCause = (
  answer: Answer,
  { address, format }: Pick<Place, 'address' | 'format'>,
): BlockCause => (isLayoutUntold(answer) ? 'layout' : `clause:${addressClause(address, format)}`);

/** Whether that is all that is known of the documented call (`Capabilities.untold`). */
export const isLayoutUntold = ({ untold, detour }: Answer): boolean =>
  (detour?.refused.untold ?? untold) === true;

/**
 * Whether the layout may be why a call is refused: not where it sends scalars alone, which the document shows in every
 * format (deletes, APIKeyGet).
 */
export const mayBeLayout = ({ call: { members } }: Answer): boolean =>
  Object.values(members).some((value) => isRecord(value) || Array.isArray(value));

/** Said of it in a verdict. */
export const untoldMessage = ({ call: { format }, exchange, detour }: Answer): string =>
  `${format} is refused without a word (HTTP ${(detour?.refused.exchange ?? exchange).response?.status}) and may want a namespace that no answer tells; see the setting "dialect"`;

/** The media type of a Content-Type header: lower case, without parameters. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Whether an answer holds nothing of the format that was asked for: no document, a bare Fault, what is answered to
 * an operation that does not exist, or json for jsv. A bare named
 * route asks for no format (FMT-9): json that was read as json is what the server picked there.
 */
export function holdsNoMessage(answer: Answer): boolean {
  const { decoded } = answer;
  if (decoded === null || answer.notFound === true) return true;
  if (decoded.layout === 'fault' && !isRecord(decoded.value.ResponseStatus)) return true;
  return (answer.readAs ?? answer.call.format) === 'jsv' && isJson(answer);
}

/** A reader of jsv makes something of nearly every json, but not what it says; believed only if its header says so too. */
function isJson({ exchange: { response } }: Answer): boolean {
  const header = response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (response === null || !/^(application|text)\/json$/.test(mediaType(header))) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response.body));
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

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

/** The HTTP statuses by which a path, or a method on it, is refused. */
export const isGetRefused = ({ exchange: { response } }: Answer): boolean =>
  response !== null && [404, 405, 501].includes(response.status);

/** What stands in the way where an answer can't be read: our own limits, or the clause that promises an answer there. */
export const unreadableCause = (answer: Answer, place: Pick<Place, 'address' | 'format'>): BlockCause =>
  answer.decodeError?.reason === 'size' ? 'size' : addressCause(answer, place);

/**
 * Blocks a check that has to know whether a further call succeeded, by an answer that does not tell: nothing in it can be read, or
 * it lacks the status block.
 */
export const untoldBy = (answer: Answer): ReturnType<typeof blocked> =>
  holdsNoMessage(answer)
    ? blocked(
        unreadableCause(answer, answer.call),
        `a further ${answer.call.operationName} brought no readable answer`,
      )
    : blocked('clause:ENV-1', 'no status block tells success from failure');
