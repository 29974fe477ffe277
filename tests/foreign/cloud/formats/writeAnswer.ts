import { jsvInstant } from '../values/instant.ts';
import type { Shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import type { Format } from './Format.ts';
import { writeCsv } from './writeCsv.ts';
import { writeJson } from './writeJson.ts';
import { writeJsv } from './writeJsv.ts';
import { writeSoap, writeXml } from './writeXml.ts';

/** The text of an answer and its Content-Type. */
export interface WrittenAnswer {
  readonly text: string;
  readonly contentType: string;
}

/** Writes the answer of an operation in a format. */
export function writeAnswer(
  value: RecordValue,
  shape: Shape,
  operation: string,
  format: Format,
): WrittenAnswer {
  const root = `${operation}Response`;
  switch (format) {
    case 'json':
      return { text: writeJson(value, shape), contentType: 'application/json' };
    case 'xml':
      return { text: writeXml(value, shape, root), contentType: 'application/xml; charset=us-ascii' };
    case 'jsv':
      return { text: writeJsv(value, shape, jsvInstant), contentType: 'text/jsv; charset="UTF-8"' };
    case 'csv':
      return { text: writeCsv(value, shape), contentType: 'text/csv; header=present; charset=utf-8' };
    case 'soap11':
      return { text: writeSoap(value, shape, root, 'soap11'), contentType: 'text/xml; charset=us-ascii' };
    case 'soap12':
      return {
        text: writeSoap(value, shape, root, 'soap12'),
        contentType: `application/soap+xml; charset=us-ascii; action="${root}"`,
      };
  }
}

/** Wraps json in a call of a function of the page, guarded against a page without it. */
export function wrapInCallback(json: string, callback: string): WrittenAnswer {
  return {
    text: `/**/ typeof ${callback} === 'function' && ${callback}(${json.trimEnd()});\n`,
    contentType: 'text/javascript',
  };
}
