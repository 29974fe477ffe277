import type { Raw } from '../values/Raw.ts';
import { Undecodable } from '../values/Undecodable.ts';

/** Parses a header row and one row of cells, each a member of the request. */
export function parseCsv(text: string): Raw {
  const [header, cells, more] = readRows(text);
  if (!header || !cells || more) throw new Undecodable('The csv does not hold a header row and one row.');
  if (header.length !== cells.length) throw new Undecodable('The csv row and its header differ in length.');
  return { members: header.map((name, index) => [name.trim(), cells[index] ?? ''] as const) };
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      const [cell, end] = readCell(text, at);
      row.push(cell);
      at = end + 1;
      if (text[end] !== ',') {
        if (text[end] === '\r' && text[at] === '\n') at += 1;
        break;
      }
    }
    rows.push(row);
  }
  return rows;
}

/** The text of the cell and where it ends. */
function readCell(text: string, at: number): readonly [string, number] {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && !',\r\n'.includes(text[end] ?? '')) end += 1;
    return [text.slice(at, end), end];
  }
  let end = at + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  const after = text[end + 1];
  if (end >= text.length || (after !== undefined && !',\r\n'.includes(after))) {
    throw new Undecodable('The csv holds a broken quoted cell.');
  }
  return [text.slice(at + 1, end).replaceAll('""', '"'), end + 1];
}
