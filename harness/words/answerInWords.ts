import type { Answer } from '../exchanges/Answer.ts';
import { isForeignPage, responseInWords } from '../exchanges/foreignPage.ts';
import { answeredType } from '../exchanges/headers.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { shown } from './shown.ts';

/**
 * What a call brought, to be said in a message: `no answer (the connection was refused)`, `HTTP 401, ErrorCode "401"`, or a page.
 * What the target wrote goes through `redact`.
 */
export function answerInWords(answer: Answer, redact: (text: string) => string): string {
  const { response, failure } = answer.exchange;
  if (response === null) return `no answer (${failure?.message ?? 'the call was not made'})`;
  if (isForeignPage(answer) || answer.decoded === null) return responseInWords(response, redact);
  const status = statusIn(answer);
  const code = status === undefined ? '' : `, ErrorCode ${redact(JSON.stringify(status.ErrorCode) ?? '')}`;
  return `HTTP ${response.status}${code}`;
}

/** What a call was answered, in words that can be compared between runs: without texts that a run may put into them. */
export function answerWithoutTexts(answer: Answer): string {
  const { response, failure } = answer.exchange;
  if (response === null) return `no answer (${failure?.kind})`;
  const status = statusIn(answer);
  const type = answeredType(answer);
  if (status === undefined)
    return `HTTP ${response.status}, ${type && `${type}, `}without a status block that can be read`;
  return `HTTP ${response.status}, ErrorCode ${shown(status.ErrorCode)}`;
}
