import { isoOf } from '../dates.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import { type DateForm, jsvValue } from './jsv.ts';

/** Writes one header row and one row of cells, CRLF, every cell quoted but the empty ones, bools in capitals, dates to the minute where that says it all. */
export function writeCsv(known: Members, value: Rec): string {
  const names = [...known.keys()].sort((a, b) => (a < b ? 1 : -1));
  const cells = names.map((name) => cell(known.get(name) ?? 'text', value[name] ?? null));
  return `${names.map((name) => `"${name}"`).join(',')}\r\n${cells.join(',')}\r\n`;
}

function cell(type: Type, value: Value): string {
  if (value === null) return '';
  if (type === 'bool') return value === true ? '"TRUE"' : '"FALSE"';
  const text =
    type === 'date'
      ? shortDate(isoOf(Number(value)))
      : typeof type === 'object'
        ? jsvValue(type, value, shortDate)
        : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** The unset date has one documented form only. */
const shortDate: DateForm = (iso) => (iso.startsWith('0001-') ? iso : iso.replace(/:00\.000$/, ''));
