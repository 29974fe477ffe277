import { decodeText } from '../../formats/charset/decodeText.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';

const bytesOfText = 65_536;

/** The start of an answer's body as text in its own charset, to read what a refusal says; empty when there was no answer. */
export function answerText(exchange: Exchange | null | undefined): string {
  const response = exchange?.response;
  if (response === null || response === undefined) return '';
  const contentType = headerIn(response.headers, 'content-type');
  return decodeText(response.body.subarray(0, bytesOfText), { contentType }).text;
}
