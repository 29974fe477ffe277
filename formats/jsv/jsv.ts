import type { RecordShape } from '../../specs/Shape.ts';
import type { Codec, Decoded, DecodeOptions } from '../Codec.ts';
import { decodeText } from '../charset/decodeText.ts';
import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import { readRecord } from '../read/readRecord.ts';
import { jsvRecord } from './encodeJsv.ts';
import { jsvSyntax } from './jsvSyntax.ts';
import { parseLooseJsv } from './parseJsv.ts';

/** jsv (Conventions): like json, with csv's quoting and ISO 8601 dates. */
export const jsv: Codec = {
  name: 'jsv',
  contentType: 'text/jsv',
  encode: (message, value) => Buffer.from(jsvRecord(message, value), 'utf8'),
  decode: decodeJsv,
};

/** Reads a jsv message; the root must be an object. Raises DecodeError. */
function decodeJsv(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { text, deviations: charset } = decodeText(bytes, { contentType: options.contentType });
  const { root, problems } = parseLooseJsv(text);
  if (root.kind !== 'map') throw new DecodeError(`no object but ${jsvSyntax.show(root) || 'nothing'}`, 0);
  const deviations: Deviation[] = [...charset, ...problems.map(illFormed)];
  const undocumented = new Set<string>();
  const value = readRecord(jsvSyntax, message, root.members, '', { deviations, undocumented });
  return { value, deviations, undocumented: [...undocumented], layout: 'message' };
}

const illFormed = (problem: string): Deviation => ({
  clause: 'FMT-11',
  level: 'SHOULD',
  path: '',
  expected: 'well-formed jsv',
  actual: problem,
});
