import type { StoredBody } from '../../harness/stored/exchangeLine.ts';
import { counted } from '../../harness/words/counted.ts';
import { shortened } from '../shortened.ts';
import type { StoredExchange } from './StoredExchange.ts';

/** The answer on one line, for reports that have little room. */
export const answerExcerpt = ({ response, failure }: StoredExchange): string =>
  response === null
    ? `none: ${failure?.message ?? 'no response'}`
    : shortened(`HTTP ${response.status} ${excerpt(response.body)}`, 400);

function excerpt(body: StoredBody): string {
  if ('text' in body) return body.text;
  if ('base64' in body) return `base64 ${body.base64}`;
  if ('leftOut' in body) return `${counted(body.length, 'byte')}, left out: ${body.leftOut}`;
  return `${counted(body.length, 'byte')}: ${excerpt(body.head)} … ${excerpt(body.tail)}`;
}
