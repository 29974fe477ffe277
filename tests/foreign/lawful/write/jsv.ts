import { isoOf } from '../dates.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import { itemOf } from './json.ts';

/** How a date is written, given its ISO 8601 form. */
export type DateForm = (iso: string) => string;

/** Writes no nulls, `True` and `False`, dates to seven digits of a second, and quotes all but plain words. */
export function writeJsv(known: Members, value: Rec, dateForm: DateForm = longDate): string {
  const names = [...known.keys()].sort((a, b) => a.length - b.length);
  const there = names.filter((name) => (value[name] ?? null) !== null);
  return `{${there.map((name) => `${name}:${jsvValue(known.get(name) ?? 'text', value[name] ?? null, dateForm)}`).join(',')}}`;
}

export function jsvValue(type: Type, value: Value, dateForm: DateForm): string {
  if (value === null) return '';
  if (Array.isArray(value))
    return `[${value.map((item) => jsvValue(itemOf(type), item, dateForm)).join(',')}]`;
  if (typeof type === 'object' && 'record' in type)
    return writeJsv(membersOf(type.record), value as Rec, dateForm);
  if (type === 'bool') return value === true ? 'True' : 'False';
  if (type === 'date') return dateForm(isoOf(Number(value)));
  return type === 'text' && !/^[A-Za-z]+$/.test(String(value))
    ? `"${String(value).replaceAll('"', '""')}"`
    : String(value);
}

const longDate = (iso: string): string => (iso.includes('.') ? `${iso}0000` : iso);
