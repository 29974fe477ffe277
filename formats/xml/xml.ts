import type { Codec } from '../Codec.ts';
import { decodeXml } from './decodeXml.ts';
import { encodeXml } from './encodeXml.ts';

/** application/xml, in UTF-8. */
export const xml: Codec = {
  name: 'xml',
  contentType: 'application/xml',
  encode: (message, value, options) => new TextEncoder().encode(encodeXml(message, value, options?.dialect)),
  decode: decodeXml,
};
