import { isoOf } from '../dates.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import { type DateForm, type JsvManner, jsvValue } from './jsv.ts';

/** How csv is written. */
export interface CsvManner {
  readonly newline: '\r\n' | '\n';
  /** Whether every cell but the empty ones is quoted, or only where it must be. */
  readonly quotesAll: boolean;
  readonly bools: readonly [off: string, on: string];
  readonly date: DateForm;
  /** What is inside a cell. */
  readonly nested: JsvManner;
}

/** Writes one header row and one row of cells, columns from the last letter to the first. */
export function writeCsv(manner: CsvManner, known: Members, value: Rec): string {
  const names = [...known.keys()].sort((a, b) => (a < b ? 1 : -1));
  const cells = names.map((name) => cell(manner, known.get(name) ?? 'text', value[name] ?? null));
  const header = names.map((name) => quoted(manner, name));
  return header.join(',') + manner.newline + cells.join(',') + manner.newline;
}

function cell(manner: CsvManner, type: Type, value: Value): string {
  if (value === null) return '';
  if (type === 'bool') return quoted(manner, manner.bools[value === true ? 1 : 0] ?? '');
  if (type === 'date') return quoted(manner, manner.date(isoOf(Number(value))));
  return quoted(manner, typeof type === 'object' ? jsvValue(manner.nested, type, value) : String(value));
}

const quoted = ({ quotesAll }: CsvManner, text: string): string =>
  quotesAll || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
