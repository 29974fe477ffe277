import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, type ZlibOptions } from 'node:zlib';
import type { Headers } from '../Exchange.ts';

type Inflate = (bytes: Uint8Array, options: ZlibOptions) => Uint8Array;

const decoders: Readonly<Record<string, readonly Inflate[]>> = {
  gzip: [gunzipSync],
  'x-gzip': [gunzipSync],
  // Servers disagree on whether "deflate" has the zlib wrapper.
  deflate: [inflateSync, inflateRawSync],
  br: [brotliDecompressSync],
};

/**
 * The body with its Content-Encoding undone, at most `limit` bytes; null when it would be longer.
 *
 * Bytes that are not what the header says are given back as they came: the header is wrong, the body may be fine.
 */
export function decompressed(body: Uint8Array, headers: Headers, limit: number): Uint8Array | null {
  const codings = headers
    .filter(([name]) => name === 'content-encoding')
    .flatMap(([, value]) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  let bytes = body;
  for (const coding of codings.reverse()) {
    const inflated = inflate(bytes, decoders[coding] ?? [], limit);
    if (inflated === null) return null;
    if (inflated === undefined) return body;
    bytes = inflated;
  }
  return bytes;
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
