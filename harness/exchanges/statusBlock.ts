import { isRecord } from '../../specs/isRecord.ts';
import { answerShape } from '../../specs/messageShapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { writtenText } from '../../specs/writtenText.ts';
import type { Answer } from './Answer.ts';

/** The status block of an answer (`ResponseStatus`); undefined where it has none, or can't be read. */
export function statusIn({ decoded }: Pick<Answer, 'decoded'>): RecordValue | undefined {
  const status = decoded?.value.ResponseStatus;
  return isRecord(status) ? status : undefined;
}

/** The Message in the status block; undefined where there is no text. */
export function messageIn(answer: Pick<Answer, 'decoded'>): string | undefined {
  const message = statusIn(answer)?.Message;
  return typeof message === 'string' ? message : undefined;
}

/** The ErrorCode in the status block as it was written, as text or as a number; undefined where there is neither. */
export const codeIn = (answer: Pick<Answer, 'decoded'>): string | undefined =>
  writtenText(statusIn(answer)?.ErrorCode);

/** Whether an answer's status block says `0`, as text or as a number; false for an answer that does not decode. */
export const answeredZero = (answer: Pick<Answer, 'decoded'>): boolean => codeIn(answer) === '0';

/** Whether an answer says that its call worked as documented: HTTP 200 and ErrorCode `0`, for the documented call itself. */
export const isPlainSuccess = (answer: Answer): boolean =>
  answer.detour === null && answer.exchange.response?.status === 200 && statusIn(answer)?.ErrorCode === '0';

/**
 * Whether a body was read in which the operation itself says something: its status block, or a value of another member that its answer may
 * have. A gateway's json, such as `{"message":"Too Many Requests"}`, has none of them. In csv its text may look like rows.
 */
export function holdsDocumentedMember({ call, decoded, exchange }: Answer): boolean {
  if (decoded === null) return false;
  if (decoded.layout === 'flattened' && (exchange.response?.status ?? 0) >= 400) return false;
  const members = call.operation ? answerShape(call.operation).members : [];
  return ['ResponseStatus', ...members.map(({ name }) => name)].some(
    (name) => (decoded.value[name] ?? null) !== null,
  );
}
