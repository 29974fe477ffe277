import { isRecord } from '../../specs/isRecord.ts';
import type { Answer } from './Answer.ts';

/** Whether an answer says that its call worked as documented: HTTP 200 and ErrorCode `0`, for the documented call itself. */
export function isPlainSuccess({ decoded, detour, exchange }: Answer): boolean {
  const status = decoded?.value.ResponseStatus;
  return detour === null && exchange.response?.status === 200 && isRecord(status) && status.ErrorCode === '0';
}
