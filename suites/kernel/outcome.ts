import type { EvidenceSpec, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Subject } from './Subject.ts';

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
export const isRefused = (answer: Answer): boolean =>
  answer.decoded !== null && outcomeOf(answer, 'success') === 'failed';

/**
 * The name of a plain write that is repeated when a variant of it is refused. The target may have no room left for records, and then
 * the refusal proves nothing about the variant (rule 3). The repeated write has a record of its own.
 */
export const plainAgain = 'plain-again';

/** Why there is nothing to judge, said of evidence or by a check. */
type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }> & Extract<Judgement, { kind: 'blocked' }>;

/**
 * Why the refusal of a variant says nothing: the plain write is refused by now, too. Undefined where the plain write was taken once
 * more, or was not sent. As a judgement and as evidence it names the same answer.
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
 * Whether a call that succeeds at the default address of its format is refused at this one: then the address is what
 * does not work. A GET may want what the document does not show, and who is not let in is AUTH-1's.
 */
export const refusedHere = (subject: Subject): boolean =>
  differsFromHome(subject) && refusedByNow(subject.evidence.others[plainAgain]) === undefined;

/** Why that refusal says nothing of the address: by now the same write is refused at the default one, too. */
export const refusedAtHomeToo = (subject: Subject): BlockedEvidence | undefined =>
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
