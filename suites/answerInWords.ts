import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { shown } from './judgements.ts';
import { mediaType } from './mediaType.ts';

/** What a call was answered, in words that can be compared between runs: without texts that a run may put into them. */
export function answerInWords({ exchange, decoded }: Answer): string {
  const { response, failure } = exchange;
  if (response === null) return `no answer (${failure?.kind})`;
  const status = decoded?.value.ResponseStatus;
  if (!isRecord(status))
    return `HTTP ${response.status}, ${typeOf(response)}without a status block that can be read`;
  return `HTTP ${response.status}, ErrorCode ${shown(status.ErrorCode)}`;
}

function typeOf({ headers }: NonNullable<Answer['exchange']['response']>): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1];
  return type === undefined ? '' : `${mediaType(type)}, `;
}
