import type { RecordShape } from '../../specs/Shape.ts';
import type { Decoded, DecodeOptions } from '../Codec.ts';
import { decodeText } from '../charset/decodeText.ts';
import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import { readRecord } from '../read/readRecord.ts';
import { jsonSyntax } from './jsonSyntax.ts';
import { isJsonObject, parseLooseJson } from './parseJson.ts';

/** Reads a json message; the root must be an object. Raises DecodeError. */
export function decodeJson(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { text, deviations: charset } = decodeText(bytes, {
    contentType: options.contentType,
    utf8: true,
  });
  const { root, lexemes, problems, capital } = parseLooseJson(text);
  const syntax = jsonSyntax(lexemes);
  if (!isJsonObject(root)) throw new DecodeError(`no object but ${syntax.show(root)}`, 0);
  const deviations: Deviation[] = [...charset, ...problems.map(illFormed)];
  const undocumented = new Set<string>();
  const value = readRecord(syntax, message, Object.entries(root), '', { deviations, undocumented });
  if (capital !== undefined && !deviations.some(({ actual }) => isBool(actual)))
    deviations.push(illFormed(capital));
  return { value, deviations, undocumented: [...undocumented], layout: 'message' };
}

/** A capitalised bool that broke a clause about types. */
const isBool = (actual: string): boolean => /^(?:true|false)$/i.test(actual);

const illFormed = (problem: string): Deviation => ({
  clause: 'FMT-11',
  level: 'SHOULD',
  path: '',
  expected: 'a document of RFC 8259',
  actual: problem,
});
