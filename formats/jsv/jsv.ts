import type { Codec } from '../Codec.ts';
import { decodeJsv } from './decodeJsv.ts';
import { jsvRecord } from './encodeJsv.ts';

/** jsv (Conventions): like json, with csv's quoting and ISO 8601 dates. */
export const jsv: Codec = {
  name: 'jsv',
  contentType: 'text/jsv',
  encode: (message, value) => Buffer.from(jsvRecord(message, value), 'utf8'),
  decode: decodeJsv,
};
