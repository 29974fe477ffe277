import type { Codec } from '../Codec.ts';
import { decodeCsv } from './decodeCsv.ts';
import { encodeCsv } from './encodeCsv.ts';

/** csv (Conventions; RFC 4180), with jsv in the cells of lists and records. */
export const csv: Codec = {
  name: 'csv',
  contentType: 'text/csv',
  encode: (message, value) => Buffer.from(encodeCsv(message, value), 'utf8'),
  decode: decodeCsv,
};
