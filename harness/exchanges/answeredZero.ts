import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from './Answer.ts';

/** Whether an answer's status block says `0`, as text or as a number; false for an answer that does not decode. */
export function answeredZero({ decoded }: Answer): boolean {
  const status = decoded?.value.ResponseStatus;
  const code = isRecord(status) ? status.ErrorCode : undefined;
  return (isNumeric(code) ? code.lexeme : code) === '0';
}
