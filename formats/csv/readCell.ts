import type { ScalarType, TypeShape } from '../../specs/Shape.ts';
import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import type { Report } from '../read/Reading.ts';
import { slugs } from '../slugs.ts';
import { jsonIn, tryJsv } from './nestedIn.ts';
import type { Cell } from './ParsedCsv.ts';
import { pythonIn } from './pythonIn.ts';

/** For these, quotes alone are empty text. Elsewhere they mean nothing, because RFC 4180 allows them around any cell. */
const emptyTexts: ReadonlySet<ScalarType> = new Set(['string', 'intText']);

const expected = 'a bracketed list of name:value pairs';

/**
 * A cell as the jsv value that it holds, for a member of that type.
 *
 * Single values are raw text. Records and lists are jsv. A list without brackets is read and breaks TYP-11. A list in json breaks
 * TYP-11's slug `json-cell`. What Python prints is read and breaks TYP-11. An unreadable list is no value.
 */
export function readCell(cell: Cell, type: TypeShape, report: Report): JsvNode {
  if (type.kind === 'scalar') return jsvText(cell.text, cell.quoted && emptyTexts.has(type.type));
  if (cell.text.trim() === '')
    return jsvText(type.kind === 'open' ? cell.text : '', cell.quoted && type.kind === 'open');
  const json = /^\s*(?:\[\s*)?\{\s*"/.test(cell.text) ? jsonIn(cell.text) : undefined;
  if (json !== undefined) {
    if (type.kind === 'list' || holdsList(json)) reportJson(cell, report);
    return json;
  }
  const printed = pythonIn(cell.text);
  if (printed !== undefined) {
    if (type.kind === 'list' || holdsList(printed))
      report({ clause: 'TYP-11', level: 'MUST', expected, actual: cell.text });
    return printed;
  }
  if (type.kind === 'open') return tryJsv(cell.text) ?? jsvText(cell.text);
  // The document shows no layout of an object in csv: brackets, or nothing around its pairs, are as good as braces.
  if (type.kind === 'record')
    return tryJsv(cell.text, isBracketed) ?? tryJsv(`{${cell.text}}`) ?? jsvText(cell.text);
  return readList(cell, type.item, report);
}

function readList(cell: Cell, item: TypeShape, report: Report): JsvNode {
  const list = tryJsv(cell.text, (node) => node.kind === 'list');
  const isLost = item.kind === 'record' && isObjectName(cell.text);
  if (list !== undefined && !isLost) return list;
  const json = jsonIn(cell.text);
  if (json?.kind === 'list') {
    reportJson(cell, report);
    return json;
  }
  report({ clause: 'TYP-11', level: 'MUST', expected, actual: cell.text });
  if (isLost) return jsvText('');
  return tryJsv(`[${cell.text}]`, (node) => holds(node, item)) ?? jsvText('');
}

/** How JavaScript prints objects where text is expected: their content is lost. */
const isObjectName = (text: string): boolean => /^\[object \w+\](?:,\[object \w+\])*$/.test(text.trim());

/** Whether a list holds such items. Text that is not its records is no list at all. */
function holds(node: JsvNode, item: TypeShape): boolean {
  if (item.kind !== 'record') return true;
  return node.kind === 'list' && node.items.every(({ kind }) => kind === 'map' || kind === 'pair');
}

const isBracketed = (node: JsvNode): boolean => node.kind !== 'text';

function holdsList(node: JsvNode): boolean {
  if (node.kind === 'text') return false;
  return node.kind === 'list' || node.members.some(([, member]) => holdsList(member));
}

const reportJson = (cell: Cell, report: Report): void =>
  report({ clause: 'TYP-11', level: 'SHOULD', slug: slugs.jsonCell, expected, actual: cell.text });
