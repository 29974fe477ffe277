import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { EncodeOptions } from '../Codec.ts';
import { encodeXml } from '../xml/encodeXml.ts';
import type { SoapVersion } from './SoapVersion.ts';

/** The message as the only element of an envelope's Body, in UTF-8 (FMT-3, FMT-4, FMT-5). */
export function encodeSoap(
  version: SoapVersion,
  message: RecordShape,
  value: RecordValue,
  options: EncodeOptions = {},
): Uint8Array {
  const body = encodeXml(message, value, options.dialect);
  return new TextEncoder().encode(
    `<s:Envelope xmlns:s="${version.envelope}"><s:Body>${body}</s:Body></s:Envelope>`,
  );
}
