import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
} from 'node:zlib';
import type { Headers } from '../Exchange.ts';

type Inflate = (bytes: Uint8Array, options: ZlibOptions) => Uint8Array;

/** What there is of a body that was cut: the start of it is better evidence than bytes that nobody can read. */
const cut =
  (inflate: Inflate): Inflate =>
  (bytes, options) =>
    inflate(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });

const decoders: ReadonlyMap<string, readonly Inflate[]> = new Map([
  ['gzip', [gunzipSync, cut(gunzipSync)]],
  ['x-gzip', [gunzipSync, cut(gunzipSync)]],
  // Servers disagree on whether "deflate" has the zlib wrapper.
  ['deflate', [inflateSync, inflateRawSync, cut(inflateSync)]],
  ['br', [brotliDecompressSync]],
]);

/** More layers than this nobody means. */
const mostCodings = 5;

interface Decompressed {
  readonly body: Uint8Array;
  /** The coding that the header names and that the bytes are not in. */
  readonly notIn?: string;
}

/**
 * The body with its Content-Encoding undone, at most `limit` bytes; null when it would be longer.
 *
 * Bytes that are not what the header says are given back as they came: the header is wrong, the body may be fine. That is told
 * of codings that we offer to take: what another name means is not for us to say.
 */
export function decompressed(body: Uint8Array, headers: Headers, limit: number): Decompressed | null {
  const codings = headers
    .filter(([name]) => name === 'content-encoding')
    .flatMap(([, value]) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > mostCodings) return { body };
  let bytes = body;
  for (const coding of codings.reverse()) {
    const inflated = inflate(bytes, decoders.get(coding) ?? [], limit);
    if (inflated === null) return null;
    if (inflated === undefined) return decoders.has(coding) ? { body, notIn: coding } : { body };
    bytes = inflated;
  }
  return { body: bytes };
}

/** Undefined when no decoder can read the bytes, null when there is too much in them. */
function inflate(bytes: Uint8Array, ways: readonly Inflate[], limit: number): Uint8Array | null | undefined {
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
