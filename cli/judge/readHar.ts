import { isUtf8 } from 'node:buffer';
import type { Headers } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import { decompressed, unknownCoding } from '../../harness/transport/decompressed.ts';

/** An object in a file of JSON that nobody has checked. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a body is not judged if a record holds only a part of it. */
export const inPart = 'its body was recorded in part';

/** The entries of a HAR 1.2 file; undefined for anything else. */
export const entriesOf = (parsed: unknown): readonly unknown[] | undefined => {
  const log = isObject(parsed) ? parsed.log : undefined;
  return isObject(log) && Array.isArray(log.entries) ? log.entries : undefined;
};

/** An entry of a HAR as browsers and proxies write it; undefined if it names no request. */
export function readEntry(entry: unknown, id: string): SeenExchange | undefined {
  if (!isObject(entry) || !isObject(entry.request)) return undefined;
  const { request } = entry;
  const response = isObject(entry.response) ? entry.response : {};
  const { url, method } = request;
  if (typeof url !== 'string' || typeof method !== 'string') return undefined;
  return {
    id,
    request: {
      method: method.toUpperCase(),
      url,
      headers: headersOf(request.headers),
      body: bodySent(request),
    },
    response: answerOf(response),
    timings: {
      startedAt:
        typeof entry.startedDateTime === 'string' ? entry.startedDateTime : new Date(0).toISOString(),
      durationMs: typeof entry.time === 'number' && entry.time >= 0 ? entry.time : 0,
    },
  };
}

/** Without the pseudo headers of HTTP/2, which are no headers. */
function headersOf(given: unknown): Headers {
  if (!Array.isArray(given)) return [];
  return given.flatMap((header: unknown) =>
    isObject(header) &&
    typeof header.name === 'string' &&
    typeof header.value === 'string' &&
    !header.name.startsWith(':')
      ? // A browser joins headers of one name with line breaks.
        header.value.split('\n').map((value) => [String(header.name), value] as const)
      : [],
  );
}

/** The body of a request; null where it was not recorded. */
function bodySent({ method, postData, bodySize }: Json): Uint8Array | null {
  if (isObject(postData) && typeof postData.text === 'string') {
    if (postData.encoding === 'base64') return Buffer.from(postData.text, 'base64');
    // A request in another charset than it was recorded in is not what was sent.
    return postData.text === '' && typeof bodySize === 'number' && bodySize > 0
      ? null
      : Buffer.from(postData.text, 'utf8');
  }
  const isEmpty = method === 'GET' || method === 'HEAD' || bodySize === 0;
  return isEmpty ? new Uint8Array() : null;
}

function answerOf(response: Json): SeenExchange['response'] {
  const { status, headers: given, content } = response;
  // A request that was blocked or broken off has the status 0.
  if (typeof status !== 'number' || status < 100) return null;
  const listed = headersOf(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  const body = bodyOf(isObject(content) ? content : {}, listed);
  const headers = body.kind === 'text' ? listed.map(inUtf8) : listed;
  return {
    status,
    headers: listed.length > 0 ? headers : null,
    body: body.bytes,
    ...(body.notWhole === undefined ? {} : { notWhole: body.notWhole }),
  };
}

interface RecordedBody {
  readonly kind: 'text' | 'bytes';
  readonly bytes: Uint8Array | null;
  readonly notWhole?: string;
}

function bodyOf({ text, encoding, size, comment }: Json, headers: Headers): RecordedBody {
  if (typeof text !== 'string' || (text === '' && typeof size === 'number' && size > 0))
    return { kind: 'bytes', bytes: size === 0 ? new Uint8Array() : null };
  const isSaidToBeCut = typeof comment === 'string' && /truncat|cut/i.test(comment);
  if (encoding === 'base64') {
    const bytes = Buffer.from(text, 'base64');
    const isShort = typeof size === 'number' && size > bytes.length;
    return isShort || isSaidToBeCut
      ? { kind: 'bytes', bytes: null, notWhole: inPart }
      : { kind: 'bytes', ...undone(bytes, headers) };
  }
  const bytes = bytesOf(text);
  // A byte order mark is left out of a text, and in another charset the same text has another length.
  const isShort = typeof size === 'number' && size > Buffer.byteLength(text) + 3 && !isWide(headers);
  return { kind: 'text', bytes, ...(isShort || isSaidToBeCut ? { notWhole: inPart } : {}) };
}

const isWide = (headers: Headers): boolean =>
  headers.some(([name, value]) => name === 'content-type' && /charset\s*=\s*"?utf-?(?:16|32)/i.test(value));

/**
 * Browsers record bodies decoded, and some proxies do not. What is text is decoded: no coding looks like that. Of other bytes, what can
 * be undone is undone; else nobody knows what they are.
 */
function undone(bytes: Uint8Array, headers: Headers): Pick<RecordedBody, 'bytes' | 'notWhole'> {
  if (isUtf8(bytes) || headerIn(headers, 'content-encoding') === undefined) return { bytes };
  const read = unknownCoding(headers) === undefined ? decompressed(bytes, headers, mostBytesUnpacked) : null;
  return read === null || read.misfit !== undefined
    ? { bytes: null, notWhole: "its body was recorded in a coding that can't be undone here" }
    : { bytes: read.body };
}

const mostBytesUnpacked = 64 * 1024 * 1024;

/** A body that was recorded as text is here in UTF-8, so an XML declaration that names another encoding is no longer true. */
export const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replace(/^(\uFEFF?<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/, '$1'), 'utf8');

/** What names the type of such a body names no charset. */
export const inUtf8 = ([name, value]: readonly [string, string]): readonly [string, string] =>
  name === 'content-type' ? [name, value.replace(/;\s*charset\s*=\s*("[^"]*"|[^;]*)/gi, '')] : [name, value];
