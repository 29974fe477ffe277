import type { Codec } from '../Codec.ts';
import { decodeJson } from './decodeJson.ts';
import { encodeJson } from './encodeJson.ts';

/** json (Conventions; RFC 8259). */
export const json: Codec = {
  name: 'json',
  contentType: 'application/json',
  encode: (message, value) => Buffer.from(encodeJson(message, value)),
  decode: decodeJson,
};
