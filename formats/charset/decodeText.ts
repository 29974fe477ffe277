import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import { limits } from '../limits.ts';
import { charsetOf } from './charsetOf.ts';
import { readBytes } from './readBytes.ts';

export interface TextOptions {
  /** The Content-Type header, for its charset parameter. */
  readonly contentType?: string | undefined;
  /** Finds the charset that a document declares itself, from its first 1024 bytes read as latin1. */
  readonly sniff?: (head: string) => string | undefined;
  /** Whether the format allows only UTF-8 (json: RFC 8259, section 8.1). */
  readonly utf8?: boolean;
}

export interface DecodedText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly deviations: readonly Deviation[];
}

const marks = [
  { charset: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * The text of a document. A byte order mark decides first, then the header's charset, then the document's own, then UTF-8.
 *
 * Bytes that violate the charset are read as well as possible, with a deviation of FMT-11. Raises DecodeError of reason `size`
 * when there are too many bytes.
 */
export function decodeText(bytes: Uint8Array, options: TextOptions = {}): DecodedText {
  const { text, deviations, charset } = decode(bytes, options);
  if (options.utf8 !== true || deviations.length > 0 || isUtf8(charset, bytes, text)) {
    return { text, deviations };
  }
  return { text, deviations: deviationsOf('utf-8', `bytes in the charset ${charset.slice(0, 40)}`) };
}

/** Pure ASCII is UTF-8 too. In any other charset the text has a different number of bytes. */
const isUtf8 = (charset: string, bytes: Uint8Array, text: string): boolean =>
  /^utf-?8$/.test(charset) || bytes.length === Buffer.byteLength(text);

function decode(bytes: Uint8Array, options: TextOptions): DecodedText & { readonly charset: string } {
  if (bytes.length > limits.bytes)
    throw new DecodeError(`longer than ${limits.bytes} bytes`, limits.bytes, 'size');
  const mark = marks.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  const declared = charsetOf(options.contentType) ?? options.sniff?.(headOf(bytes))?.toLowerCase();
  if (mark !== undefined) {
    const { text, problem } = readBytes(bytes.subarray(mark.bytes.length), mark.charset);
    const other = declared !== undefined && !mark.charset.startsWith(familyOf(declared));
    const found = other ? `a byte order mark of ${mark.charset}` : problem;
    return { text, deviations: deviationsOf(declared ?? mark.charset, found), charset: mark.charset };
  }
  if (declared === undefined && (bytes[0] === 0) !== (bytes[1] === 0) && bytes.length > 1) {
    const charset = bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
    return {
      text: readBytes(bytes, charset).text,
      deviations: deviationsOf('utf-8', `${charset}, undeclared`),
      charset,
    };
  }
  const charset = declared ?? 'utf-8';
  const { text, problem } = readBytes(bytes, charset);
  return { text, deviations: deviationsOf(charset, problem), charset };
}

/** `utf-16` covers both byte orders; `utf8` and `utf-8` are the same. */
const familyOf = (charset: string): string => charset.replace(/^utf-?(\d+)$/, 'utf-$1');

const headOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).toString('latin1');

const deviationsOf = (charset: string, problem: string | undefined): readonly Deviation[] =>
  problem === undefined
    ? []
    : [
        {
          clause: 'FMT-11',
          level: 'SHOULD',
          path: '',
          expected: `bytes in the charset ${charset.slice(0, 40)}`,
          actual: problem,
        },
      ];
