import { oncePerLarge } from '../oncePerLarge.ts';
import type { CharsetText } from './CharsetText.ts';
import { decodeUtf16 } from './decodeUtf16.ts';
import { decodeWindows1252 } from './decodeWindows1252.ts';

const once = oncePerLarge(read);

/** Reads bytes in the declared charset. If they violate it, reads them in another one and says so. */
export const readBytes = (bytes: Uint8Array, charset: string): CharsetText => once(bytes, charset);

function read(bytes: Uint8Array, charset: string): CharsetText {
  switch (charset) {
    case 'utf-8':
    case 'utf8':
      return utf8(bytes);
    case 'us-ascii':
    case 'ascii':
      return bytes.some((byte) => byte > 0x7f)
        ? { text: utf8(bytes).text, problem: 'a byte above 7F' }
        : { text: latin1(bytes), problem: undefined };
    // The true ISO 8859-1: on the web this name means windows-1252.
    case 'iso-8859-1':
    case 'latin1':
    case 'latin-1':
      return { text: latin1(bytes), problem: undefined };
    case 'windows-1252':
    case 'cp1252':
      return { text: decodeWindows1252(bytes), problem: undefined };
    case 'utf-16':
    case 'utf16':
      return decodeUtf16(bytes, bytes[1] === 0 && bytes[0] !== 0 ? 'le' : 'be');
    case 'utf-16le':
      return decodeUtf16(bytes, 'le');
    case 'utf-16be':
      return decodeUtf16(bytes, 'be');
    default:
      return named(bytes, charset);
  }
}

/**
 * Bytes that are not UTF-8 are read as windows-1252, the usual culprit. But if they hold a whole UTF-8 sequence beyond ASCII,
 * they are UTF-8 after all, and the broken bytes are replaced.
 */
function utf8(bytes: Uint8Array): CharsetText {
  try {
    return { text: decode(bytes, 'utf-8', true), problem: undefined };
  } catch {
    const replaced = decode(bytes, 'utf-8', false);
    const whole = /[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/u.test(replaced);
    return { text: whole ? replaced : decodeWindows1252(bytes), problem: 'bytes that are not UTF-8' };
  }
}

function named(bytes: Uint8Array, charset: string): CharsetText {
  try {
    return { text: decode(bytes, charset, true), problem: undefined };
  } catch (error) {
    const unknown = error instanceof RangeError;
    return {
      text: utf8(bytes).text,
      problem: unknown ? 'a charset that we do not know' : `bytes that are not ${charset}`,
    };
  }
}

const decode = (bytes: Uint8Array, charset: string, fatal: boolean): string =>
  new TextDecoder(charset, { fatal, ignoreBOM: true }).decode(bytes);

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
