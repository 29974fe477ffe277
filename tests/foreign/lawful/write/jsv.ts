import { isoOf } from '../dates.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import { itemOf } from './json.ts';

/** How a date is written, given its ISO 8601 form. */
export type DateForm = (iso: string) => string;

/** How jsv is written, in an answer of its own and in a cell of csv; nothing is left out. */
export interface JsvManner {
  readonly bools: readonly [off: string, on: string];
  readonly date: DateForm;
  /** Whether a text is put in quotes. */
  readonly quotes: (text: string) => boolean;
}

/** Writes a record, shortest names first. */
export function writeJsv(manner: JsvManner, known: Members, value: Rec): string {
  const names = [...known.keys()].sort((a, b) => a.length - b.length);
  const there = names.filter((name) => (value[name] ?? null) !== null);
  return `{${there.map((name) => `${name}:${jsvValue(manner, known.get(name) ?? 'text', value[name] ?? null)}`).join(',')}}`;
}

export function jsvValue(manner: JsvManner, type: Type, value: Value): string {
  if (value === null) return '';
  if (Array.isArray(value)) return `[${value.map((item) => jsvValue(manner, itemOf(type), item)).join(',')}]`;
  if (typeof type === 'object' && 'record' in type)
    return writeJsv(manner, membersOf(type.record), value as Rec);
  if (type === 'bool') return manner.bools[value === true ? 1 : 0] ?? '';
  if (type === 'date') return manner.date(isoOf(Number(value)));
  return type === 'text' && manner.quotes(String(value))
    ? `"${String(value).replaceAll('"', '""')}"`
    : String(value);
}
