import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer } from './Answer.ts';
import { answeredZero, statusIn } from './statusBlock.ts';

/** What a lawful server answers. `any`: the document leaves it open. */
export type Expected = 'success' | 'failure' | 'any';

/** Whether a call did what it asked for; `unknown` where no status block tells. */
export type CallOutcome = 'succeeded' | 'failed' | 'unknown';

/**
 * Tells success from failure, also where a wrong ErrorCode hides it: the one breach of ENV-2 or ENV-3 must not turn
 * every other clause red. A code that contradicts what was to be expected is believed only when nothing else in
 * the answer speaks against it.
 */
export function outcomeOf(answer: Answer, expects: Expected): CallOutcome {
  const value = answer.decoded?.value;
  const status = statusIn(answer);
  if (value === undefined) return 'unknown';
  if (status === undefined) {
    const isShown = bringsRecordsAlone(answer, value) || (expects !== 'failure' && isBare(answer));
    return isShown ? 'succeeded' : 'unknown';
  }
  const code = typeof status.ErrorCode === 'string' ? status.ErrorCode : '';
  const accepted = (answer.exchange.response?.status ?? 0) < 400;
  if (code === '0') {
    // With nothing said of why, a success that did nothing, and the only breach is that it is no failure (ERR-4).
    const givesReason = isText(status.Message) || isText(value.InternalErrorCode);
    return expects === 'failure' && givesReason && showsFailure(value, status) ? 'failed' : 'succeeded';
  }
  if (code === '') {
    const isFailure =
      (expects === 'failure' && showsFailure(value, status)) ||
      // Only ENV-3 (SHOULD) asks for a code in a failure of this kind, so an empty code beside a Message is a failure here.
      (expects === 'any' && !answeredZero(answer) && !showsSuccess(answer, value, status));
    return accepted && !isFailure ? 'succeeded' : 'failed';
  }
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
  statusIn({ decoded }) === undefined &&
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

/** Whether a call brought no response at all. That alone breaks no clause. */
export const isSilent = (answer: Answer): boolean => answer.exchange.response === null;

/** Whether an answer can be read and says that a call failed which a lawful server takes. */
export const isRefused = (answer: Answer): boolean => outcomeOf(answer, 'success') === 'failed';

/** Whether an answer can be read and says that its call succeeded. */
export const hasSucceeded = (answer: Answer): boolean => outcomeOf(answer, 'success') === 'succeeded';

/** Makes a call, and makes it again if it is refused: a target may be busy for a moment. Gives the last answer. */
export async function madeAgainIfRefused(make: () => Promise<Answer>): Promise<Answer> {
  const answer = await make();
  return isRefused(answer) ? make() : answer;
}
