import type { Format } from '../addressOf.ts';
import { operations } from '../operations.ts';
import type { Reply } from '../Reply.ts';
import type { Members, Rec } from '../types.ts';
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

const byteOrderMark = '\ufeff';

/** Writes an answer in its format; xml and soap begin with a byte order mark, soap12 is to be put into UTF-16. */
export function writeReply(answer: {
  readonly operation: string;
  readonly format: Format;
  readonly status: number;
  readonly value: Rec;
  readonly callback: string | null;
}): Reply {
  const { operation, format, status, value, callback } = answer;
  const known = operations[operation]?.response;
  if (known === undefined) throw new Error(`No operation ${operation}`);
  const reply = { operation, format, status, jsonp: false, contentType: contentTypes[format] };
  const text = written(format, `${operation}Response`, known, value);
  if (callback === null) return { ...reply, text };
  const guarded = `/**/ typeof ${callback} === 'function' && ${callback}(${text});`;
  return { ...reply, jsonp: true, contentType: 'text/javascript; charset=utf-8', text: guarded };
}

function written(format: Format, root: string, known: Members, value: Rec): string {
  switch (format) {
    case 'json':
      return writeJson(known, value);
    case 'jsv':
      return writeJsv(known, value);
    case 'csv':
      return writeCsv(known, value);
    case 'xml':
      return byteOrderMark + writeXml(root, known, value);
    case 'soap11':
      return byteOrderMark + writeSoap('soap11', 'utf-8', root, known, value);
    case 'soap12':
      return byteOrderMark + writeSoap('soap12', 'UTF-16', root, known, value);
  }
}
