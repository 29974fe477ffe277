import type { EvidenceSpec, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** Whether a call did what it asked for; `unknown` where no status block tells. */
export type CallOutcome = 'succeeded' | 'failed' | 'unknown';

/**
 * Tells success from failure, also where a wrong ErrorCode hides it: the one breach of ENV-2 or ENV-3 must not turn
 * every other clause red. A code that contradicts what was to be expected is believed only when nothing else in
 * the answer speaks against it.
 */
export function outcomeOf(answer: Answer, expects: EvidenceSpec['expects']): CallOutcome {
  const value = answer.decoded?.value;
  const status = value?.ResponseStatus;
  if (value === undefined) return 'unknown';
  if (!isRecord(status)) {
    const isShown = bringsRecordsAlone(answer, value) || (expects !== 'failure' && isBare(answer));
    return isShown ? 'succeeded' : 'unknown';
  }
  const code = typeof status.ErrorCode === 'string' ? status.ErrorCode : '';
  const accepted = (answer.exchange.response?.status ?? 0) < 400;
  if (code === '0') {
    // With nothing said of why, a success that did nothing: the one breach is that it is none (ERR-4).
    const isSilent = !isText(status.Message) && !isText(value.InternalErrorCode);
    return expects === 'failure' && !isSilent && showsFailure(value, status) ? 'failed' : 'succeeded';
  }
  if (code === '')
    return accepted && !(expects === 'failure' && showsFailure(value, status)) ? 'succeeded' : 'failed';
  if (expects === 'success' && accepted && showsSuccess(answer, value, status)) return 'succeeded';
  return 'failed';
}

/** Rows with HTTP 200 where the operation's row calls ResponseStatus optional (CustomReportGetData, ENV-1): no failure brings any. */
function bringsRecordsAlone({ call, exchange }: Answer, value: RecordValue): boolean {
  const { response = [], list } = call.operation ?? {};
  const mayLack = response.find(({ name }) => name === 'ResponseStatus')?.optional === true;
  return mayLack && exchange.response?.status === 200 && list !== undefined && Array.isArray(value[list]);
}

/** Whether an answer in csv is rows of records alone, without the message around them (ENV-1). */
export const isBare = ({ decoded, exchange }: Answer): boolean =>
  decoded?.layout === 'flattened' &&
  !isRecord(decoded.value.ResponseStatus) &&
  exchange.response?.status === 200 &&
  Object.values(decoded.value).some((value) => value !== null);

/** What only a failure brings: `result` false, an internal code, or a message beside an entityID of 0. */
function showsFailure(value: RecordValue, status: RecordValue): boolean {
  if (value.result === true) return false;
  if (value.result === false) return true;
  if (isText(value.InternalErrorCode)) return true;
  return isText(status.Message) && isNumeric(value.entityID) && !isAffected(value.entityID);
}

/** What only a success brings; a failure must have a message (ENV-4), so an answer without one is taken for it. */
function showsSuccess(answer: Answer, value: RecordValue, status: RecordValue): boolean {
  const operation = answer.call.operation;
  if (value.result !== undefined && value.result !== null) return value.result === true;
  if (operation?.kind === 'write' && isAffected(value.entityID)) return true;
  const list = operation?.list === undefined ? undefined : value[operation.list];
  if (Array.isArray(list) && list.length > 0) return true;
  return !isText(status.Message);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const isAffected = (id: unknown): boolean => isNumeric(id) && Number(id.lexeme) !== 0;

/** Whether a call was answered with HTTP 2xx and nothing that can be read: that is no refusal, whatever it is. */
export const isIllegible = ({ decoded, exchange: { response } }: Answer): boolean =>
  decoded === null && response !== null && response.status >= 200 && response.status < 300;

/** Whether an HTTP status says that the key was refused. */
export const isNotLetIn = (status: number | undefined): boolean => status === 401 || status === 403;

/** Whether an answer can be read and says that a call failed which a lawful server takes. */
export const isRefused = (answer: Answer): boolean => outcomeOf(answer, 'success') === 'failed';

/**
 * The name of a plain write that is repeated when a variant of it is refused. The target may have no room left for records, and then
 * the refusal proves nothing about the variant (rule 3). The repeated write has a record of its own.
 */
export const plainAgain = 'plain-again';

/** Why there is nothing to judge, said of evidence or by a check. */
export type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }> &
  Extract<Judgement, { kind: 'blocked' }>;

/** Why a refused Insert is ACT-1's: the target takes the same record by InsertOrUpdate. Undefined where that is not so. */
export const refusedAsInsert = (others: Readonly<Record<string, Answer>>): BlockedEvidence | undefined =>
  others.upsert === undefined || outcomeOf(others.upsert, 'success') !== 'succeeded'
    ? undefined
    : {
        ...{
          kind: 'blocked',
          cause: 'clause:ACT-1',
          answer: others.upsert,
          exchange: others.upsert.exchange,
        },
        message: 'Insert is refused, and InsertOrUpdate of the same record is taken',
      };

/**
 * Why the refusal of a variant proves nothing: the target now refuses the plain write as well. Undefined if the plain write was taken
 * again, or was not sent. It serves as a judgement and as evidence, and names the same answer in both.
 */
export function refusedByNow(again: Answer | undefined): BlockedEvidence | undefined {
  if (again === undefined || !isRefusal(again)) return undefined;
  const message = 'the plain write that was taken before is now refused as well';
  return { kind: 'blocked', cause: 'control', message, answer: again, exchange: again.exchange };
}

/** A refusal that can't be read, or no answer at all, is no taken write either. */
function isRefusal(answer: Answer): boolean {
  const status = answer.exchange.response?.status ?? 0;
  return answer.decoded === null ? status >= 400 || status === 0 : outcomeOf(answer, 'success') === 'failed';
}

/**
 * Whether an answer holds nothing of the format that was asked for: no document, a bare Fault, what is answered to
 * an operation that does not exist, or json for jsv. A bare named route asks for no format (FMT-9): json that was read
 * as json is what the server picked there.
 */
export function holdsNoMessage(answer: Answer): boolean {
  const { decoded } = answer;
  if (decoded === null || answer.notFound === true) return true;
  if (decoded.layout === 'fault' && !isRecord(decoded.value.ResponseStatus)) return true;
  return (answer.readAs ?? answer.call.format) === 'jsv' && isJson(answer);
}

/** A reader of jsv makes something of nearly every json, but not what it says; believed only if its header says so too. */
function isJson(answer: Answer): boolean {
  const { response } = answer.exchange;
  if (response === null || !/^(application|text)\/json$/.test(answeredType(answer))) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response.body));
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/** The media type of a Content-Type header: lower case, without parameters. */
export const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

/** The media type of an answer; empty where its headers name none. */
export const answeredType = ({ exchange: { response } }: Answer): string =>
  mediaType(response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '');

/** The answer to the documented call, where a detour was tried after it. */
export const documented = (answer: Answer): Answer => answer.detour?.refused ?? answer;

/** A 404 of whatever stands before the operation: an operation that finds no record says so in a status block. */
export const isNowhere = ({ exchange, decoded }: Answer): boolean =>
  exchange.response?.status === 404 && !isRecord(decoded?.value.ResponseStatus);

/** Whether a failure names what does not exist, and so has no other reason. */
export const namesMissing = ({ decoded }: Answer, name: string): boolean => {
  const status = decoded?.value.ResponseStatus;
  const message = isRecord(status) ? status.Message : undefined;
  return typeof message === 'string' && isNamed(message, name);
};

/** Servers group digits by culture: `1.999.000` names 1999000. */
export function isNamed(message: string, name: string): boolean {
  if (!/^\d+$/.test(name)) return message.includes(name);
  const alone = new RegExp(`(?<!\\d)${name}(?!\\d)`);
  return alone.test(message) || alone.test(message.replace(/(?<=\d)[\s.,'’_\u00a0\u202f](?=\d)/g, ''));
}
