import type { CharsetText } from './CharsetText.ts';

/** Reads UTF-16 in either byte order. Lone surrogates are kept; they are reported, and so is an odd last byte. */
export function decodeUtf16(bytes: Uint8Array, order: 'le' | 'be'): CharsetText {
  const even = bytes.length & ~1;
  const units = Buffer.from(bytes.buffer, bytes.byteOffset, even);
  const text = (order === 'le' ? units : Buffer.from(units).swap16()).toString('utf16le');
  if (even !== bytes.length) return { text, problem: 'an odd number of bytes' };
  return { text, problem: /\p{Surrogate}/u.test(text) ? 'a lone surrogate' : undefined };
}
