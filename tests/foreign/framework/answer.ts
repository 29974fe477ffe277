import type { Habit, Host } from './habits.ts';
import type { Operation } from './operations.ts';
import { classOf, membersOf } from './records.ts';
import { CutOff, jsvRecord, writeCsv, writeJson } from './text.ts';
import { type Members, members, type Rec, recordOf, recordsOf, textOf } from './types.ts';
import { writeXml } from './xml.ts';

export type Format = 'json' | 'xml' | 'jsv' | 'csv' | 'soap11' | 'soap12';
export const formats: readonly Format[] = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'];

/** What goes over the wire. A body that ends early is still sent whole as far as HTTP can tell. */
export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What an operation answers, with its status block. */
export interface Result {
  readonly operation: string;
  /** Undefined where the request was refused before its class was known. */
  readonly shape: Operation | undefined;
  readonly status: number;
  readonly answer: Rec;
}

const envelopes = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
};

const refused = members('of:ResponseStatus ResponseStatus');

/** Writes an answer in a format. */
export function write(host: Host, format: Format, result: Result): Sent {
  const { operation, shape, status, answer } = result;
  const all = shape?.response ?? refused;
  const root = shape === undefined ? 'ErrorResponse' : `${operation}Response`;
  if (format === 'json')
    return { status, type: 'application/json; charset=utf-8', body: wholeOrCut(host, all, answer) };
  if (format === 'jsv')
    return {
      status,
      type: host.has('jsvMediaType') ? 'application/jsv' : 'text/jsv',
      body: jsvRecord(host, all, answer),
    };
  if (format === 'csv') return asCsv(host, result, all);
  const xml = writeXml(host, root, all, answer);
  if (format === 'xml') return { status, type: 'application/xml', body: `\ufeff${xml}` };
  const body = `<s:Envelope xmlns:s="${envelopes[format]}"><s:Body>${xml}</s:Body></s:Envelope>`;
  return { status, type: 'text/xml; charset=utf-8', body };
}

function wholeOrCut(host: Host, all: Members, answer: Rec): string {
  try {
    return writeJson(host, all, answer);
  } catch (error) {
    if (error instanceof CutOff) return error.written;
    throw error;
  }
}

/** With the habits, what an answer holds is written and not the answer: its list, or the record of its write. */
function asCsv(host: Host, { operation, status, answer }: Result, all: Members): Sent {
  const type = 'text/csv';
  const failed = textOf(recordOf(answer, 'ResponseStatus'), 'ErrorCode') !== '0';
  const held = [...all].find(([member, kind]) => classOf(kind) !== undefined && member !== 'ResponseStatus');
  const habit: Habit =
    held !== undefined && typeof held[1] === 'object' && 'list' in held[1]
      ? 'csvListsAsRows'
      : 'csvRecordsAsRows';
  if (held !== undefined && host.has(habit) && !failed && operation !== 'UserGet') {
    const [member, kind] = held;
    const rows = habit === 'csvListsAsRows' ? recordsOf(answer, member) : [recordOf(answer, member)];
    return { status, type, body: writeCsv(host, membersOf(classOf(kind) ?? ''), rows) };
  }
  if (
    held !== undefined &&
    habit === 'csvRecordsAsRows' &&
    failed &&
    status === 200 &&
    host.has('csvFailuresThrow') &&
    operation !== 'DocumentUpdate'
  ) {
    const ResponseStatus = {
      ErrorCode: 'NullReferenceException',
      Message: 'Object reference not set to an instance of an object',
    };
    return { status: 500, type, body: writeCsv(host, refused, [{ ResponseStatus }]) };
  }
  return { status, type, body: writeCsv(host, all, [answer]) };
}
