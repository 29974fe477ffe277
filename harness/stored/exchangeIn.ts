import type { Exchange } from '../exchanges/Exchange.ts';
import type { StoredBody } from './exchangeLine.ts';

/** An exchange as a line of exchanges.ndjson holds it. */
type Stored = Omit<Exchange, 'request' | 'response' | 'retries'> & {
  readonly request: Omit<Exchange['request'], 'body'> & { readonly body: StoredBody };
  readonly response: (Omit<NonNullable<Exchange['response']>, 'body'> & { readonly body: StoredBody }) | null;
  readonly retries?: number;
};

/** The number of an exchange, by its id: 7 for `x7`. */
export const exchangeNumber = (id: string): number => Number(id.slice(1));

/** Reads a line of exchanges.ndjson. Undefined if a body in it is not whole. Raises an error for what is no such line. */
export function exchangeIn(line: string): Exchange | undefined {
  const { id, request, response, failure = null, timings, retries = 0 } = JSON.parse(line) as Stored;
  const sent = wholeBody(request.body);
  const came = response === null ? new Uint8Array() : wholeBody(response.body);
  if (sent === undefined || came === undefined) return undefined;
  return {
    id,
    request: { ...request, body: sent },
    response: response === null ? null : { ...response, body: came },
    failure,
    timings,
    retries,
  };
}

/** The text of a stored body, in latin1 where its bytes must stay apart. Of a long body, it is the beginning, if that is text. */
export function storedText(body: StoredBody, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  if ('text' in body) return body.text;
  if ('base64' in body) return Buffer.from(body.base64, 'base64').toString(encoding);
  return 'head' in body && 'text' in body.head ? body.head.text : '';
}

/** The bytes of a stored body; undefined where it is not stored whole. */
export function wholeBody(body: StoredBody): Uint8Array | undefined {
  if ('text' in body) return Buffer.from(body.text, 'utf8');
  return 'base64' in body ? Buffer.from(body.base64, 'base64') : undefined;
}
