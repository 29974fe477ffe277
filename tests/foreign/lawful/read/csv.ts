import Papa from 'papaparse';
import { Refusal } from '../Refusal.ts';
import type { Members } from '../types.ts';
import { readJsv } from './jsv.ts';
import type { Raw } from './typed.ts';

/** Reads a header row and one row of cells; cells of lists and records hold jsv text. */
export function readCsv(known: Members, text: string): Raw {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true, delimiter: ',' });
  const [header, row, ...more] = data;
  if (header === undefined || row === undefined || more.length > 0 || header.length !== row.length)
    throw new Refusal('A csv request is a header row and one row of as many cells.', 'unreadable');
  if (errors.length > 0)
    throw new Refusal(`The csv text cannot be read: ${errors[0]?.message}.`, 'unreadable');
  return Object.fromEntries(
    header.map((name, column) => {
      const cell = row[column] ?? '';
      return [name, typeof known.get(name) === 'object' && cell !== '' ? readJsv(cell) : cell];
    }),
  );
}
