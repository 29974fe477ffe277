import { isInGap, jsonDate, textDate } from './dates.ts';
import type { Host } from './habits.ts';
import { classOf, membersOf } from './records.ts';
import {
  isWallClock,
  type Members,
  NotDeserialised,
  type Raw,
  type Rec,
  type Type,
  type Value,
} from './types.ts';

/** A list in json that was cut off, because its writer threw on the way; what was written so far is sent. */
export class CutOff extends Error {
  constructor(readonly written: string) {
    super('ArgumentException: The supplied DateTime represents an invalid time.');
  }
}

/** Writes a record as json. Members without a value are left out. Raises CutOff at a date that the zone never had. */
export function writeJson(host: Host, name: string | Members, record: Rec): string {
  const out: string[] = [];
  const value = (type: Type | undefined, given: Value): void => {
    if (isWallClock(given)) {
      if (host.has('gapsCutJson') && isInGap(host, given)) throw new CutOff(out.join(''));
      out.push(JSON.stringify(jsonDate(host, given)).replaceAll('/', '\\/'));
    } else if (Array.isArray(given)) {
      out.push('[');
      for (const [at, item] of given.entries()) {
        if (at > 0) out.push(',');
        value(type, item as Value);
      }
      out.push(']');
    } else if (given !== null && typeof given === 'object') object(classOf(type) ?? '', given as Rec);
    else out.push(JSON.stringify(given));
  };
  const object = (of: string | Members, given: Rec): void => {
    const all = typeof of === 'string' ? membersOf(of) : of;
    out.push('{');
    if (typeof of === 'string' && host.has('jsonMetadata') && of !== 'ResponseStatus')
      out.push(
        `"__type":"Inventory.V2017a.${of}, Inventory","$id":"${out.length}","_id":"5a0c${out.length}"`,
      );
    for (const [member, type] of all) {
      const held = given[member] ?? null;
      if (held === null) continue;
      if (out.at(-1) !== '{') out.push(',');
      out.push(`${JSON.stringify(member)}:`);
      value(type, held);
    }
    out.push('}');
  };
  object(name, record);
  return out.join('');
}

/** Writes a value as jsv: bare where it can be, else in quotes. */
function writeJsv(host: Host, type: Type | undefined, given: Value): string {
  if (given === null) return '';
  if (isWallClock(given)) return textDate(host, given);
  if (Array.isArray(given)) return `[${given.map((item: Value) => writeJsv(host, type, item)).join(',')}]`;
  if (typeof given === 'object') return jsvRecord(host, membersOf(classOf(type) ?? ''), given as Rec);
  if (typeof given === 'boolean') return given ? 'True' : 'False';
  const text = String(given);
  return /[":,{}[\]\r\n]/.test(text) || (text === '' && type !== 'text')
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

export const jsvRecord = (host: Host, all: Members, record: Rec): string =>
  `{${[...all]
    .filter(([member]) => (record[member] ?? null) !== null)
    .map(([member, type]) => `${member}:${writeJsv(host, type, record[member] ?? null)}`)
    .join(',')}}`;

/** A row of column names and a row of cells for each record; lists and records in a cell are jsv. */
export function writeCsv(host: Host, all: Members, rows: readonly Rec[]): string {
  const cell = (type: Type, value: Value): string => {
    const isText = typeof value === 'string';
    const text = isText ? value : writeJsv(host, type, value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) =>
    [...all].map(([member, type]) => cell(type, row[member] ?? null)).join(','),
  );
  return [[...all.keys()].join(','), ...lines].map((line) => `${line}\n`).join('');
}

const wrong = (what: string, at: number): NotDeserialised =>
  new NotDeserialised(`Unexpected ${what} at ${at}.`);

/** Reads jsv into texts, lists and records. Raises NotDeserialised. */
export function readJsv(text: string): Raw {
  let at = 0;
  const quoted = (): string => {
    const found = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
    if (found === null) throw wrong('end of a quoted text', at);
    at += found[0].length;
    return (found[1] ?? '').replaceAll('""', '"');
  };
  const token = (ends: RegExp): string => {
    if (text[at] === '"') return quoted();
    const length = text.slice(at).search(ends);
    const from = at;
    at = length < 0 ? text.length : at + length;
    return text.slice(from, at);
  };
  const several = (close: string, item: () => void): void => {
    at++;
    if (text[at] === close) at++;
    else
      for (;;) {
        item();
        const mark = text[at++];
        if (mark === close) return;
        if (mark !== ',') throw wrong(mark ?? 'end', at);
      }
  };
  const value = (depth: number): Raw => {
    if (depth > 50) throw wrong('depth', at);
    if (text[at] === '{') {
      const found: [string, Raw][] = [];
      several('}', () => {
        const name = token(/[:,{}[\]]/);
        if (text[at++] !== ':') throw wrong('name', at);
        found.push([name, value(depth + 1)]);
      });
      return Object.fromEntries(found);
    }
    if (text[at] !== '[') return token(/[,}\]]/);
    const items: Raw[] = [];
    several(']', () => items.push(value(depth + 1)));
    return items;
  };
  const all = value(0);
  if (at !== text.length) throw wrong(text[at] ?? '', at);
  return all;
}

/** Reads the members of a query or a row of csv: each value by itself is text, or jsv where a list or record is declared. */
export const readCells = (all: Members, cells: readonly (readonly [string, string])[]): Raw =>
  Object.fromEntries(
    cells.map(([name, cell]) => [
      name,
      typeof all.get(name) === 'object' && cell !== '' ? readJsv(cell) : cell,
    ]),
  );

/** Reads a row of names and a row of cells. Raises NotDeserialised. */
export function readCsv(all: Members, text: string): Raw {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const [whole = '', inQuotes, bare = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(text.slice(at)) ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? bare : inQuotes.replaceAll('""', '"'));
    at += whole.length;
    const [end = ''] = /^(?:,|\r?\n|$)/.exec(text.slice(at)) ?? [];
    if (end === '' && at < text.length) throw wrong(text[at] ?? '', at);
    at += end.length;
    if (end === ',' && at === text.length) rows.at(-1)?.push('');
    if (end.endsWith('\n') && at < text.length) rows.push([]);
  }
  const [names = [], cells = [], ...more] = rows;
  if (names.length !== cells.length || more.length > 0) throw wrong('count of cells', at);
  return readCells(
    all,
    names.map((name, column) => [name, cells[column] ?? ''] as const),
  );
}

/** Reads json; with the habit, the text of each member is cut out by counting brackets, and what is odd is passed over. */
export function readJson(host: Host, text: string): Raw {
  try {
    return JSON.parse(text);
  } catch {
    if (!host.has('jsonPassesOver')) throw wrong('token in json', 0);
  }
  const found: [string, Raw][] = [];
  for (const [, name = '', rest = ''] of text.matchAll(/"(\w+)"\s*:(?=(.*))/gs)) {
    if (found.some(([, value]) => typeof value === 'string' && value.includes(`"${name}"`))) continue;
    found.push([name, rawOf(rest)]);
  }
  return Object.fromEntries(found);
}

/** What stands before the comma or bracket that ends a member, as json where it can be read, else as its bare text. */
function rawOf(text: string): Raw {
  let depth = 0;
  let end = 0;
  for (; end < text.length; end++) {
    const [quoted] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(end, end + 10_000)) ?? [];
    const mark = text[end] ?? '';
    if (quoted !== undefined) end += quoted.length - 1;
    else if ('{['.includes(mark)) depth++;
    else if (depth === 0 && ',}]'.includes(mark)) break;
    else if ('}]'.includes(mark)) depth--;
  }
  const value = text.slice(0, end).trim();
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
