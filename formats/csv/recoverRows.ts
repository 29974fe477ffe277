import type { TypeShape } from '../../specs/Shape.ts';
import type { Cell } from './ParsedCsv.ts';
import { lineBreakOf } from './parseLenientCsv.ts';
import { isNested, plausibleCell } from './plausibleCell.ts';

type ColumnType = TypeShape | undefined;

const marks = /["[\]{},\r\n]/g;
const bareText = /[^",\r\n]*/y;

/**
 * The rows from `start` on, found by what their cells must be. This is for quotes that were not doubled or not written. Lists and
 * records end at their brackets, and a quote ends a cell only where the next one can begin.
 *
 * Returns all rows, or only the first, in linear time; undefined when a row does not have one cell for each type.
 */
export function recoverRows(
  text: string,
  start: number,
  types: readonly ColumnType[],
  isOneRow: boolean,
): readonly (readonly Cell[])[] | undefined {
  const lineBreak = lineBreakOf(text);
  const { length: end } = text.trimEnd();
  const rows: Cell[][] = [];
  let at = start;
  do {
    const row: Cell[] = [];
    for (const [index, type] of types.entries()) {
      const following = index + 1 < types.length ? { type: types[index + 1] } : undefined;
      const cell = recoverCell(text, at, type, following, lineBreak);
      if (cell === undefined) return undefined;
      row.push({ text: cell.text, quoted: cell.quoted });
      at = cell.end + 1;
    }
    rows.push(row);
  } while (!isOneRow && at < end);
  return rows;
}

interface Following {
  readonly type: ColumnType;
}

/** One cell; `end` is the offset of the comma or line break after it, or of the text's end. */
function recoverCell(
  text: string,
  start: number,
  type: ColumnType,
  following: Following | undefined,
  lineBreak: string,
): (Cell & { readonly end: number }) | undefined {
  const quoted = text.charAt(start) === '"';
  const first = quoted ? start + 1 : start;
  const nested = (type === undefined || type.kind !== 'scalar') && /[[{]/.test(text.charAt(first));
  let depth = 0;
  let end: number | undefined;
  marks.lastIndex = first;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const [mark] = found;
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (nested && depth > 0) continue;
    else if (!quoted && mark !== '"') end = found.index;
    else if (!quoted) continue;
    else if (mark === '"' && text.charAt(found.index + 1) === '"') marks.lastIndex += 1;
    else if (mark === '"' && canEnd(text, found.index + 1, following, lineBreak)) end = found.index;
    if (end !== undefined) break;
  }
  if (end === undefined && quoted) return undefined;
  const close = end ?? text.length;
  const behind = quoted ? close + 1 : close;
  if (!quoted && !isBoundary(text, behind, following === undefined, lineBreak)) return undefined;
  const content = contentOf(text.slice(first, close), type, quoted);
  const crlf = text.charAt(behind) === '\r' && text.charAt(behind + 1) === '\n';
  return content === undefined ? undefined : { text: content, quoted, end: crlf ? behind + 1 : behind };
}

/** A comma if another cell follows, else a line break or the end of the text. */
function isBoundary(text: string, at: number, last: boolean, lineBreak: string): boolean {
  const found = text.charAt(at);
  if (!last) return found === ',';
  return found === '' || found === lineBreak || (found === '\r' && text.charAt(at + 1) === lineBreak);
}

function canEnd(text: string, at: number, following: Following | undefined, lineBreak: string): boolean {
  if (!isBoundary(text, at, following === undefined, lineBreak)) return false;
  if (following === undefined || text.charAt(at + 1) === '"') return true;
  if (following.type?.kind === 'record' || following.type?.kind === 'list')
    return /^[[{,\r\n]?$/.test(text.charAt(at + 1));
  bareText.lastIndex = at + 1;
  const bare = bareText.exec(text)?.[0] ?? '';
  return text.charAt(at + 1 + bare.length) !== '"' && plausibleCell(bare, following.type);
}

/** The text of the cell. For a list or record, the version that is one: with its quotes halved or as written. */
function contentOf(raw: string, type: ColumnType, quoted: boolean): string | undefined {
  const halved = quoted ? raw.replaceAll('""', '"') : raw;
  const isText = type?.kind === 'scalar' && (quoted || type.type === 'string');
  if (isText || plausibleCell(halved, type)) return halved;
  return isNested(raw) && type?.kind !== 'scalar' ? raw : undefined;
}
