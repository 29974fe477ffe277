import { likeSql } from '../filtering/likeSql.ts';
import { strictly } from '../keeping/strictly.ts';
import type { Rec } from '../types.ts';
import type { JsvManner } from '../write/jsv.ts';
import { stJohns } from '../zone.ts';
import { littoralHabits } from './littoralHabits.ts';
import type { Manner } from './Manner.ts';
import { plainXml } from './plainXml.ts';

const jsv: JsvManner = {
  bools: ['false', 'true'],
  date: (iso) => iso.replace(/\.000$/, ''),
  quotes: (text) => text === '' || /[",:{}[\]\r\n]/.test(text),
};

/** `-0.50` as `-50e-2`. */
const withExponent = (text: string): string => {
  const fraction = text.split('.')[1] ?? '';
  return fraction === '' ? text : `${BigInt(text.replace('.', ''))}e-${fraction.length}`;
};

/** A server by the sea: the opposite of the one in the mountains wherever there is one, and as lawful. */
export const littoral: Manner = {
  zone: stJohns,
  matches: likeSql,
  keeping: strictly,
  json: {
    nulls: 'absent',
    order: 'declared',
    colon: '\t:\r\n  ',
    comma: ',\r\n\t',
    tellsOffset: true,
    escapes: false,
    decimal: withExponent,
  },
  jsv,
  csv: { newline: '\n', quotesAll: false, bools: ['false', 'true'], date: jsv.date, nested: jsv },
  xml: plainXml,
  refusing: {
    status: ({ kind, message }): Rec => ({
      ErrorCode: kind === 'unreadable' ? 'SerializationException' : '500',
      Message: message,
    }),
    httpStatus: ({ kind }) => (kind === 'key' ? 403 : 200),
    wrongKey: 'html',
    unknownOperation: 'status block',
    bareFormat: (bodyFormat) => bodyFormat ?? 'json',
    soapAction: { soap11: 'ignored', soap12: 'ignored' },
  },
  http: {
    zips: false,
    pieces: null,
    closes: () => false,
    drops: () => false,
    headers: { 'Set-Cookie': 'tide=high; HttpOnly' },
  },
  habits: littoralHabits,
};
