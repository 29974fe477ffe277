import type { Format } from '../addressOf.ts';
import type { Depot } from '../Depot.ts';
import type { Manner } from '../manners/Manner.ts';
import { operations } from '../operations.ts';
import type { Reply } from '../Reply.ts';
import { type Members, members, type Rec } from '../types.ts';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import { writeJsv } from './jsv.ts';
import { writeSoap } from './soap.ts';
import { writeXml } from './xml.ts';

const contentTypes: Readonly<Record<Format, string>> = {
  json: 'application/json; charset="utf-8"',
  xml: 'Application/XML',
  jsv: 'text/jsv;charset=UTF-8',
  csv: 'text/csv; header=present; charset=utf-8',
  soap11: 'application/soap+xml; charset=utf-8',
  soap12: 'application/soap+xml; charset=utf-16',
};

/** Of an operation that is not known. */
const statusOnly = members('ResponseStatus:ResponseStatus');

/** Writes an answer in its format; soap12 is to be put into UTF-16. */
export function writeReply(
  { manner }: Depot,
  answer: {
    readonly operation: string;
    readonly format: Format;
    readonly status: number;
    readonly value: Rec;
    readonly callback: string | null;
  },
): Reply {
  const { operation, format, status, value, callback } = answer;
  const known = operations[operation]?.response ?? statusOnly;
  const reply = { operation, format, status, jsonp: false, contentType: contentTypes[format] };
  const text = written(manner, format, `${operation}Response`, known, value);
  if (callback === null) return { ...reply, text };
  const guarded = `/**/ typeof ${callback} === 'function' && ${callback}(${text});`;
  return { ...reply, jsonp: true, contentType: 'text/javascript; charset=utf-8', text: guarded };
}

function written(manner: Manner, format: Format, root: string, known: Members, value: Rec): string {
  switch (format) {
    case 'json':
      return writeJson(manner.json, manner.zone, known, value);
    case 'jsv':
      return writeJsv(manner.jsv, known, value);
    case 'csv':
      return writeCsv(manner.csv, known, value);
    case 'xml':
      return manner.xml.prolog + writeXml(manner.xml, root, known, value);
    default:
      return writeSoap(manner.xml, format, root, known, value);
  }
}
