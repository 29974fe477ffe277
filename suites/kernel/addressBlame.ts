import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { BlockCause } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import type { Address } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Operation } from '../../specs/Operation.ts';
import {
  type BlockedEvidence,
  documented,
  holdsNoMessage,
  isNotLetIn,
  isNowhere,
  outcomeOf,
  plainAgain,
  refusedByNow,
} from './outcome.ts';
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
 * What is to blame for a call that was refused as if the target did not read its format. It is the clause that promises an answer
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

/** Whether the document shows how a nested request is written in the format: xml, soap and csv are found out. */
export const showsLayout = (format: Format): boolean => format === 'json' || format === 'jsv';

/** Said of it in a verdict. */
export const untoldMessage = ({ call: { format }, exchange, detour }: Answer): string =>
  `${format} is refused without a word (HTTP ${(detour?.refused.exchange ?? exchange).response?.status}) and may want a namespace that no answer tells; see the setting "dialect"`;

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

/** Said of it in a verdict. */
export const notRouted = ({ spec: { address, format } }: Subject): string =>
  address === 'suffix' ? 'the suffix is not routed (404)' : `format=${format} is not routed (404)`;

/** The HTTP statuses by which a path, or a method on it, is refused. */
export const isRouteRefused = ({ exchange: { response } }: Answer): boolean =>
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

/**
 * The clause that a refusal of a plain lawful call breaks, for the reads that no lawful server refuses a good key.
 * A report wants parameters that the document does not show, a document's shipping is open: no clause of theirs.
 */
export function successClause(operation: Operation): 'GET-1' | 'GET-11' | undefined {
  if (['AccountSettingsGet', 'APIKeyGet', 'UserGet'].includes(operation.name)) return 'GET-11';
  if (operation.name === 'CustomReportGetData') return undefined;
  return operation.list === undefined ? undefined : 'GET-1';
}

/** The clauses of what stands around a message in soap: the element of the body, and the Envelope. */
export const envelopeClauses: readonly string[] = ['FMT-3', 'FMT-4', 'FMT-5'];

/**
 * Whether a call that succeeds at the default address of its format is refused at this one: then the address is what
 * does not work. A GET may want what the document does not show, and who is not let in is AUTH-1's.
 */
export const refusedHere = (subject: Subject): boolean =>
  differsFromHome(subject) && refusedByNow(subject.evidence.others[plainAgain]) === undefined;

/** The name of a refused call that is made again in another format (evidenceOf). */
export const otherFormat = 'other-format';

/**
 * Why a refused call is the matter of its format: another format takes the very same call. Undefined where that was not tried, where
 * it was refused as well, or where the layout of a nested record may be the reason.
 */
export function takenInOtherFormat(
  answer: Answer,
  others: Readonly<Record<string, Answer>>,
): BlockedEvidence | undefined {
  const { [otherFormat]: taken } = others;
  if (taken === undefined || outcomeOf(taken, 'success') !== 'succeeded') return undefined;
  const { format, address } = answer.call;
  const cause =
    mayBeLayout(answer) && !showsLayout(format)
      ? 'layout'
      : (`clause:${addressClause(address, format)}` as const);
  const message = `${format} refuses the call, and ${taken.call.format} takes it`;
  return { kind: 'blocked', cause, message, answer: taken, exchange: taken.exchange };
}

/** Why that refusal says nothing of the address: by now the same write is refused at the default one, too. */
export const refusedAtHomeToo = (subject: Subject): BlockedEvidence | undefined =>
  differsFromHome(subject) ? refusedByNow(subject.evidence.others[plainAgain]) : undefined;

function differsFromHome({ spec, evidence, outcome, response }: Subject): boolean {
  const { home } = evidence.others;
  return (
    spec.expects === 'success' &&
    spec.address !== 'namedGet' &&
    outcome === 'failed' &&
    !isNotLetIn(response.status) &&
    home !== undefined &&
    outcomeOf(home, 'success') === 'succeeded'
  );
}
