import type { RecordShape } from '../../specs/Shape.ts';
import type { Decoded, DecodeOptions } from '../Codec.ts';
import { decodeText } from '../charset/decodeText.ts';
import { DecodeError } from '../DecodeError.ts';
import type { JsvNode } from '../jsv/JsvNode.ts';
import type { Reading } from '../read/Reading.ts';
import { readRecord } from '../read/readRecord.ts';
import { reportAt } from '../read/reportAt.ts';
import { type Column, columnOf } from './Column.ts';
import { csvLayout } from './csvLayout.ts';
import { csvSyntax } from './csvSyntax.ts';
import type { Cell } from './ParsedCsv.ts';
import { parseCsv } from './parseCsv.ts';
import { readCell } from './readCell.ts';
import { rowMembers } from './rowMembers.ts';
import { tellCells } from './tellCells.ts';

type Members = readonly (readonly [string, JsvNode])[];

/**
 * Reads a csv message: a header of its members and one row of cells, or flattened the records of its only list, one
 * row each (then a lone header is an empty list). Raises DecodeError.
 */
export function decodeCsv(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { text, deviations } = decodeText(bytes, { contentType: options.contentType });
  const parsed = parseCsv(text);
  const [header = []] = parsed.rows;
  const names = header.map((cell) => cell.text.trim());
  const layout = csvLayout(message, names);
  if (layout === undefined) throw new DecodeError("no header of the message's members", 0);
  const columns = names.map((name) => columnOf(layout.kind === 'message' ? message : layout.record, name));
  const { rows: records, problems } = tellCells(text, parsed, columns, layout.kind === 'message');
  const reading: Reading = { deviations: [...deviations], undocumented: new Set() };
  const seen = new Set<string>();
  const repeated = names.find((name) => seen.size === seen.add(name).size);
  const all = repeated === undefined ? [...problems] : [...problems, `the header ${repeated} twice`];
  if (layout.kind === 'message' && records.length > 1)
    all.push(`${records.length} rows of cells instead of one`);
  for (const actual of all) {
    reportAt(reading, '')({ clause: 'FMT-11', level: 'SHOULD', expected: 'a document of RFC 4180', actual });
  }
  const members =
    layout.kind === 'message'
      ? messageRow(columns, records[0], reading)
      : flattened(layout.list.name, columns, records, reading);
  const value = readRecord(csvSyntax, message, members, '', reading);
  return {
    value,
    deviations: reading.deviations,
    undocumented: [...reading.undocumented],
    layout: layout.kind,
  };
}

function messageRow(columns: readonly Column[], row: readonly Cell[] | undefined, reading: Reading): Members {
  if (row === undefined) throw new DecodeError('no row of cells under the header', 0);
  return cellsOf(columns, row, '', reading);
}

function flattened(
  list: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  reading: Reading,
): Members {
  const items = rows.map((row, index): JsvNode => {
    const members = cellsOf(columns, row, `${list}[${index}].`, reading);
    return { kind: 'map', members, raw: '' };
  });
  return [[list, { kind: 'list', items, raw: '' }]];
}

/** Each cell under its name; one that stands under no name is left out, as the odd row was reported. */
function cellsOf(columns: readonly Column[], row: readonly Cell[], path: string, reading: Reading): Members {
  const cells = columns.flatMap((column, index) => {
    const cell = row[index];
    if (cell === undefined) return [];
    const report = reportAt(reading, `${path}${column.name}`);
    return [[column.path, readCell(cell, column.type ?? { kind: 'open' }, report)] as const];
  });
  return rowMembers(cells);
}
