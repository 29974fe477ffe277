import { isRecord } from '../../specs/isRecord.ts';
import type { Answer } from './Answer.ts';
import { isForeignPage, responseInWords } from './foreignPage.ts';

/**
 * What a call brought, to be said in a message: `no answer (the connection was refused)`, `HTTP 401, ErrorCode "401"`, or a page.
 * What the target wrote goes through `redact`.
 */
export function answerInWords(answer: Answer, redact: (text: string) => string): string {
  const { response, failure } = answer.exchange;
  if (response === null) return `no answer (${failure?.message ?? 'the call was not made'})`;
  if (isForeignPage(answer) || answer.decoded === null) return responseInWords(response, redact);
  const status = answer.decoded.value.ResponseStatus;
  const code = isRecord(status) ? `, ErrorCode ${redact(JSON.stringify(status.ErrorCode) ?? '')}` : '';
  return `HTTP ${response.status}${code}`;
}
