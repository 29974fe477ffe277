import type { Headers } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { StoredBody } from '../../harness/stored/exchangeLine.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';

interface Named {
  readonly name: string;
  readonly value: string;
}

/** One exchange in HAR 1.2. Names with an underscore are additions, as that format allows them. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: readonly Named[];
    readonly queryString: readonly Named[];
    readonly postData?: HarText;
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: readonly Named[];
    readonly content: HarText & { readonly size: number };
    readonly redirectURL: string;
    readonly headersSize: -1;
    readonly bodySize: -1;
    /** Why no response came; the status is then 0. */
    readonly _error?: string;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: 0; readonly wait: number; readonly receive: 0 };
  /** Its id in exchanges.ndjson. */
  readonly comment: string;
}

interface HarText {
  readonly mimeType: string;
  readonly text?: string;
  readonly encoding?: 'base64';
  readonly comment?: string;
}

/** What comes before and after the entries of a HAR file, which are separated by commas. */
export const harEnds = (version: string, comment: string): readonly [start: string, end: string] => [
  `{"log":{"version":"1.2","creator":${JSON.stringify({ name: 'Assay', version })},"comment":${JSON.stringify(comment)},"entries":[\n`,
  '\n]}}\n',
];

/** A stored exchange, already redacted, as an entry of a HAR file. */
export function harEntry({ id, request, response, failure, timings }: StoredExchange): HarEntry {
  const sent = contentOf(request.body, request.headers);
  const wait = Math.max(0, timings.durationMs);
  return {
    startedDateTime: timings.startedAt,
    time: wait,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(request.headers),
      queryString: queryOf(request.url),
      ...(sent.size === 0 ? {} : { postData: withoutSize(sent) }),
      headersSize: -1,
      bodySize: sent.size,
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      httpVersion: response === null ? '' : 'HTTP/1.1',
      cookies: [],
      headers: named(response?.headers ?? []),
      content:
        response === null ? { size: 0, mimeType: 'x-unknown' } : contentOf(response.body, response.headers),
      redirectURL: headerIn(response?.headers, 'location') ?? '',
      headersSize: -1,
      bodySize: -1,
      ...(response === null ? { _error: failure?.message ?? 'no response' } : {}),
    },
    cache: {},
    timings: { send: 0, wait, receive: 0 },
    comment: id,
  };
}

const named = (headers: Headers): readonly Named[] => headers.map(([name, value]) => ({ name, value }));

const queryOf = (url: string): readonly Named[] =>
  URL.canParse(url) ? [...new URL(url).searchParams].map(([name, value]) => ({ name, value })) : [];

function contentOf(body: StoredBody, headers: Headers): HarText & { readonly size: number } {
  const mimeType = headerIn(headers, 'content-type') ?? 'x-unknown';
  if ('text' in body) return { size: Buffer.byteLength(body.text), mimeType, text: body.text };
  if ('base64' in body)
    return {
      size: Buffer.byteLength(body.base64, 'base64'),
      mimeType,
      text: body.base64,
      encoding: 'base64',
    };
  const comment =
    'leftOut' in body ? `left out: ${body.leftOut}` : 'too long to be kept: only its beginning is here';
  const head = 'head' in body ? body.head : undefined;
  return {
    size: body.length,
    mimeType,
    ...(head === undefined
      ? {}
      : 'text' in head
        ? { text: head.text }
        : { text: head.base64, encoding: 'base64' as const }),
    comment,
  };
}

/** A request has no encoding in HAR: a body that is no text is base64, and its comment says so. */
function withoutSize({ size: _, encoding, ...rest }: HarText & { readonly size: number }): HarText {
  return encoding === undefined ? rest : { ...rest, comment: 'the text is base64 of the body' };
}
