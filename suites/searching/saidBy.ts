import type { Answer } from '../../harness/Answer.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { shown } from '../judgements.ts';

/** What an answer says of a call that did not succeed, in one line. */
export function saidBy({ decoded, decodeError, exchange }: Answer): string {
  const status = decoded?.value.ResponseStatus;
  const http = `HTTP ${exchange.response?.status ?? 'none'}`;
  if (decodeError !== null) return `${http}, no readable answer: ${decodeError.message}`;
  return isRecord(status)
    ? `${http}, ErrorCode ${shown(status.ErrorCode)}, Message ${shown(status.Message)}`
    : `${http}, no status block`;
}
