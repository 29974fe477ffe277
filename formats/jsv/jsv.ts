import type { Codec } from '../Codec.ts';
import { decodeJsv } from './decodeJsv.ts';
import { jsvRecord } from './encodeJsv.ts';

/** jsv (Conventions): json-like, with the quoting of csv and the dates of ISO 8601. */
export const jsv: Codec = {
  name: 'jsv',
  contentType: 'text/jsv',
  encode: (message, value) => Buffer.from(jsvRecord(message, value), 'utf8'),
  decode: decodeJsv,
};
