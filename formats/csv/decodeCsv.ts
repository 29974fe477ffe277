import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { Decoded, DecodeOptions } from '../Codec.ts';
import { decodeText } from '../charset/decodeText.ts';
import { DecodeError } from '../DecodeError.ts';
import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import { jsvSyntax } from '../jsv/jsvSyntax.ts';
import type { Reading } from '../read/Reading.ts';
import { readRecord } from '../read/readRecord.ts';
import { reportAt } from '../read/reportAt.ts';
import type { Syntax } from '../read/Syntax.ts';
import { type Column, columnOf } from './Column.ts';
import { csvLayout } from './csvLayout.ts';
import { identifyCells } from './identifyCells.ts';
import type { Cell } from './ParsedCsv.ts';
import { parseCsv } from './parseCsv.ts';
import { readCell } from './readCell.ts';
import { rowMembers } from './rowMembers.ts';

/** How shapes apply to the cells of csv: as for jsv, but a nested value that is no list breaks TYP-11. */
const csvSyntax: Syntax<JsvNode> = { ...jsvSyntax, listClause: 'TYP-11' };

type Members = readonly (readonly [string, JsvNode])[];

/**
 * Reads a csv message: a header of its members and one row of cells. Flattened csv holds the content of one member: the records
 * of a list, one row each, or a single record. A lone header is then an empty list, or no record. Raises DecodeError, also for a
 * single word where any word could be a header.
 */
export function decodeCsv(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): Decoded {
  const { text, deviations } = decodeText(bytes, { contentType: options.contentType });
  const parsed = parseCsv(text);
  const [header = []] = parsed.rows;
  const names = header.map((cell) => cell.text.trim());
  const layout = csvLayout(message, names);
  if (layout === undefined) throw new DecodeError("no header of the message's members", 0);
  if (layout.kind === 'flattened' && layout.record.open && names.length < 2 && parsed.rows.length < 2)
    throw new DecodeError('one word, which may be no header', 0);
  const columns = names.map((name) => columnOf(layout.kind === 'flattened' ? layout.record : message, name));
  const isOneRow = layout.kind !== 'flattened' || layout.member.type.kind !== 'list';
  const { rows: records, problems } = identifyCells(text, parsed, columns, isOneRow);
  const reading: Reading = { deviations: [...deviations], undocumented: new Set() };
  const seen = new Set<string>();
  const repeated = names.find((name) => seen.size === seen.add(name).size);
  const all = repeated === undefined ? [...problems] : [...problems, `the header ${repeated} twice`];
  if (isOneRow && records.length > 1) all.push(`${records.length} rows of cells instead of one`);
  for (const actual of all) {
    reportAt(reading, '')({ clause: 'FMT-11', level: 'SHOULD', expected: 'a document of RFC 4180', actual });
  }
  const members =
    layout.kind === 'flattened'
      ? [[layout.member.name, heldBy(layout.member, columns, records, reading)] as const]
      : messageRow(columns, records[0], reading);
  const value = readRecord(csvSyntax, message, members, '', reading);
  return {
    value,
    deviations: reading.deviations,
    undocumented: [...reading.undocumented],
    layout: layout.kind === 'message' ? 'message' : 'flattened',
  };
}

function messageRow(columns: readonly Column[], row: readonly Cell[] | undefined, reading: Reading): Members {
  if (row === undefined) throw new DecodeError('no row of cells under the header', 0);
  return cellsOf(columns, row, '', reading);
}

function heldBy(
  { name, type }: MemberShape,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  reading: Reading,
): JsvNode {
  const recordAt = (row: readonly Cell[], path: string): JsvNode => ({
    kind: 'map',
    members: cellsOf(columns, row, `${path}.`, reading),
    raw: '',
  });
  if (type.kind === 'list')
    return { kind: 'list', items: rows.map((row, index) => recordAt(row, `${name}[${index}]`)), raw: '' };
  const [firstRow] = rows;
  return firstRow === undefined ? jsvText('') : recordAt(firstRow, name);
}

/** Each cell under its name. A cell without a name is left out, because the odd row was reported. */
function cellsOf(columns: readonly Column[], row: readonly Cell[], path: string, reading: Reading): Members {
  const cells = columns.flatMap((column, index) => {
    const cell = row[index];
    if (cell === undefined) return [];
    const report = reportAt(reading, `${path}${column.name}`);
    return [[column.path, readCell(cell, column.type ?? { kind: 'open' }, report)] as const];
  });
  return rowMembers(cells);
}
