import { isRecord } from '../../specs/isRecord.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { textOf } from './textOf.ts';

/** The answer's ErrorCode as text, whatever its type on the wire; null when there is none to read. */
export function errorCodeOf(answer: Answer): string | null {
  const status = answer.decoded?.value.ResponseStatus;
  return isRecord(status) ? textOf(status.ErrorCode) : null;
}
