import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
} from 'node:zlib';
import type { Headers } from '../exchanges/Exchange.ts';
import { type Misfit, notInCoding } from '../exchanges/misfit.ts';

type Inflate = (bytes: Uint8Array, options: ZlibOptions) => Uint8Array;

const decoders: ReadonlyMap<string, readonly Inflate[]> = new Map([
  ['gzip', [gunzipSync]],
  ['x-gzip', [gunzipSync]],
  // Servers disagree on whether "deflate" has the zlib wrapper.
  ['deflate', [inflateSync, inflateRawSync]],
  ['br', [brotliDecompressSync]],
]);

/** The readable part of a body that was cut. Its start is better evidence than bytes nobody can read. */
const cut =
  (inflate: Inflate): Inflate =>
  (bytes, options) =>
    inflate(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });

const cutDecoders: ReadonlyMap<string, readonly Inflate[]> = new Map([
  ['gzip', [cut(gunzipSync)]],
  ['x-gzip', [cut(gunzipSync)]],
  ['deflate', [cut(inflateSync)]],
]);

/** Nobody intends more layers than this. */
const mostCodings = 5;

interface Decompressed {
  readonly body: Uint8Array;
  /** Set when the bytes are not in the coding that the header names, or not to their end. */
  readonly misfit?: Misfit;
}

const codingsOf = (headers: Headers): readonly string[] =>
  headers
    .filter(([name]) => name === 'content-encoding')
    .flatMap(([, value]) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');

/** The first coding of a body that nobody here can undo; undefined if all can be undone. */
export const unknownCoding = (headers: Headers): string | undefined =>
  codingsOf(headers).find((coding) => !decoders.has(coding));

/**
 * The body with its Content-Encoding undone, at most `limit` bytes; null when it would be longer.
 *
 * Bytes that are not what the header says are returned unchanged: the header is wrong, the body may be fine. This is reported
 * only for codings that we offer to accept. What another name means is not for us to say.
 */
export function decompressed(body: Uint8Array, headers: Headers, limit: number): Decompressed | null {
  const codings = codingsOf(headers);
  if (codings.length > mostCodings) return { body };
  let bytes = body;
  let misfit: Misfit | undefined;
  for (const coding of codings.toReversed()) {
    const whole = firstInflated(bytes, decoders.get(coding) ?? [], limit);
    const inflated = whole === undefined ? firstInflated(bytes, cutDecoders.get(coding) ?? [], limit) : whole;
    if (inflated === null) return null;
    if (inflated === undefined)
      return decoders.has(coding) ? { body, misfit: notInCoding(coding) } : { body };
    if (whole === undefined) misfit = notInCoding(coding, true);
    bytes = inflated;
  }
  return misfit === undefined ? { body: bytes } : { body: bytes, misfit };
}

/** Undefined when no decoder can read the bytes; null when they hold too much. */
function firstInflated(
  bytes: Uint8Array,
  ways: readonly Inflate[],
  limit: number,
): Uint8Array | null | undefined {
  if (bytes.length === 0) return bytes;
  for (const way of ways) {
    try {
      return way(bytes, { maxOutputLength: limit });
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return null;
    }
  }
  return undefined;
}
