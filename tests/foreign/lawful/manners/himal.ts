import { plainly } from '../filtering/plainly.ts';
import { loosely } from '../keeping/loosely.ts';
import type { Rec } from '../types.ts';
import type { DateForm, JsvManner } from '../write/jsv.ts';
import { kathmandu } from '../zone.ts';
import { himalXml } from './himalXml.ts';
import type { Manner } from './Manner.ts';

/** The unset date has one documented form only. */
const toTheMinute: DateForm = (iso) => (iso.startsWith('0001-') ? iso : iso.replace(/:00\.000$/, ''));

const jsv: JsvManner = {
  bools: ['False', 'True'],
  date: (iso) => (iso.includes('.') ? `${iso}0000` : iso),
  quotes: (text) => !/^[A-Za-z]+$/.test(text),
};

/** A server in the mountains: everything in full, quoted, prefixed and insisted on. */
export const himal: Manner = {
  zone: kathmandu,
  matches: plainly,
  keeping: loosely,
  json: {
    nulls: 'shown',
    order: 'reversed',
    colon: ': ',
    comma: ', ',
    tellsOffset: false,
    escapes: true,
    decimal: (text) => text,
  },
  jsv,
  csv: {
    newline: '\r\n',
    quotesAll: true,
    bools: ['FALSE', 'TRUE'],
    date: toTheMinute,
    nested: { ...jsv, date: toTheMinute },
  },
  xml: himalXml,
  refusing: {
    status: ({ message, member }): Rec => ({
      ErrorCode: '500',
      Message: message,
      StackTrace: 'at depot:\n  counter 1',
      Errors: [{ ErrorCode: 'Refused', FieldName: member, Message: message }],
    }),
    httpStatus: ({ kind }) => (kind === 'key' ? 401 : kind === 'forbidden' ? 500 : 400),
    wrongKey: 'status block',
    unknownOperation: 'text',
    bareFormat: () => 'xml',
    soapAction: { soap11: 'wanted', soap12: 'refused' },
  },
  http: {
    zips: true,
    pieces: 1000,
    closes: ({ status }) => status >= 400,
    drops: () => false,
    headers: { Vary: 'Accept-Encoding' },
  },
  habits: [],
};
