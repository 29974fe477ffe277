import type { RecordShape } from '../../specs/Shape.ts';
import type { Decoded, DecodeOptions } from '../Codec.ts';
import { readDocument } from './readDocument.ts';
import { readMessage } from './readMessage.ts';

/** Reads a message from XML bytes; the root's name is open. Raises DecodeError. */
export function decodeXml(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { root, deviations } = readDocument(bytes, options);
  return readMessage(message, root, 'MUST', deviations);
}
