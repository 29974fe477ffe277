import type { Dispatcher } from 'undici';
import type { Exchange, NetworkFailure } from '../exchanges/Exchange.ts';
import { endsEarly } from '../exchanges/misfit.ts';
import { type BodyReader, BrokenOff } from './bodyReader.ts';
import { decompressed } from './decompressed.ts';
import { networkFailure } from './networkFailure.ts';

/** What is written to the wire, ready to send. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query, with the base path. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** How long one exchange may take, and how much of its response is read. */
export interface Limits {
  /** For the whole exchange: connecting, headers and body. */
  readonly timeoutMs: number;
  /** For the body, on the wire and decompressed. */
  readonly maxBytes: number;
}

/** What came of sending a request once. */
export type Attempt =
  | { readonly response: NonNullable<Exchange['response']>; readonly failure: null }
  | {
      readonly response: null;
      readonly failure: NetworkFailure;
      /** The answer that had begun when the connection was lost, with the part of its body that arrived. */
      readonly begun?: NonNullable<Exchange['response']>;
    };

/** Sends a request once and reads the whole response. The result covers whatever the wire does. */
export async function attempt(
  dispatcher: Dispatcher,
  request: OutgoingRequest,
  limits: Limits,
  readBody: BodyReader,
): Promise<Attempt> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limits.timeoutMs);
  let head: Pick<NonNullable<Exchange['response']>, 'status' | 'headers'> | undefined;
  try {
    const answer = await dispatcher.request({
      method: request.method,
      path: request.path,
      headers: request.headers,
      body: request.body.length === 0 && request.method === 'GET' ? null : request.body,
      signal: abort.signal,
      headersTimeout: 0,
      bodyTimeout: 0,
      responseHeaders: 'raw',
    });
    const headers = pairs(answer.headers as unknown as readonly string[]);
    head = { status: answer.statusCode, headers };
    const raw = await readBody(answer.body as AsyncIterable<Uint8Array>, limits.maxBytes);
    if (raw === null) return tooLong(limits);
    const read = decompressed(raw, headers, limits.maxBytes);
    if (read === null) return tooLong(limits);
    return { response: { ...head, ...read }, failure: null };
  } catch (error) {
    if (abort.signal.aborted) {
      const message = `no whole response within ${limits.timeoutMs} ms`;
      return { response: null, failure: { kind: 'timeout', message } };
    }
    if (!(error instanceof BrokenOff)) return { response: null, failure: networkFailure(error) };
    const lost = { response: null, failure: networkFailure(error.cause) };
    const read = head && decompressed(error.came, head.headers, limits.maxBytes);
    if (head === undefined || !read) return lost;
    return { ...lost, begun: { ...head, ...read, misfit: endsEarly(head.headers, error.came.length) } };
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = (limits: Limits): Attempt => ({
  response: null,
  failure: { kind: 'size', message: `the response is longer than ${limits.maxBytes} bytes` },
});

function pairs(flat: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    headers.push([(flat[index] ?? '').toLowerCase(), flat[index + 1] ?? '']);
  }
  return headers;
}
