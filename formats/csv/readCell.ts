import type { TypeShape } from '../../specs/Shape.ts';
import { DecodeError } from '../DecodeError.ts';
import { isJsonObject, type JsonNode, parseJson } from '../json/parseJson.ts';
import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import { parseJsv } from '../jsv/parseJsv.ts';
import type { Report } from '../read/Reading.ts';
import { slugs } from '../slugs.ts';
import type { Cell } from './parseCsv.ts';

const expected = 'a bracketed list of name:value pairs';

/**
 * A cell as the jsv value that it holds, for a member of that type.
 *
 * Single values are raw text. Records and lists are jsv; a list without brackets is read and breaks TYP-11, a list in
 * json is TYP-11's slug `json-cell`; an unreadable list is no value.
 */
export function readCell(cell: Cell, type: TypeShape, report: Report): JsvNode {
  if (type.kind === 'scalar') return jsvText(cell.text, cell.quoted);
  if (cell.text.trim() === '')
    return jsvText(type.kind === 'open' ? cell.text : '', cell.quoted && type.kind === 'open');
  const json = /^\s*(?:\[\s*)?\{\s*"/.test(cell.text) ? jsonIn(cell.text) : undefined;
  if (json !== undefined) {
    if (type.kind === 'list' || holdsList(json)) reportJson(cell, report);
    return json;
  }
  if (type.kind === 'open') return tryJsv(cell.text) ?? jsvText(cell.text, true);
  // An object's layout in csv is not shown: brackets, or nothing around its pairs, are as good as braces.
  if (type.kind === 'record')
    return tryJsv(cell.text, isBracketed) ?? tryJsv(`{${cell.text}}`) ?? jsvText(cell.text);
  return readList(cell, report);
}

function readList(cell: Cell, report: Report): JsvNode {
  const list = tryJsv(cell.text, (node) => node.kind === 'list');
  if (list !== undefined) return list;
  const json = jsonIn(cell.text);
  if (json?.kind === 'list') {
    reportJson(cell, report);
    return json;
  }
  report({ clause: 'TYP-11', level: 'MUST', expected, actual: cell.text });
  return tryJsv(`[${cell.text}]`) ?? jsvText('');
}

const isBracketed = (node: JsvNode): boolean => node.kind !== 'text';

function tryJsv(text: string, wanted: (node: JsvNode) => boolean = () => true): JsvNode | undefined {
  try {
    const node = parseJsv(text);
    return wanted(node) ? node : undefined;
  } catch (error) {
    if (error instanceof DecodeError && error.reason === 'syntax') return undefined;
    throw error;
  }
}

function jsonIn(text: string): JsvNode | undefined {
  try {
    const { root, lexemes } = parseJson(text);
    return jsvOf(root, lexemes);
  } catch (error) {
    if (error instanceof DecodeError && error.reason === 'syntax') return undefined;
    throw error;
  }
}

/** Json as the jsv that it stands for; its depth was bounded by the scan. */
function jsvOf(node: JsonNode, lexemes: readonly string[]): JsvNode {
  if (node === null) return jsvText('');
  if (typeof node === 'string') return jsvText(node, true);
  if (typeof node === 'number') return jsvText(lexemes[node] ?? '');
  if (typeof node === 'boolean') return jsvText(String(node));
  if (isJsonObject(node)) {
    const members = Object.entries(node).map(([name, member]) => [name, jsvOf(member, lexemes)] as const);
    return { kind: 'map', members, raw: '{…}' };
  }
  return { kind: 'list', items: node.map((item) => jsvOf(item, lexemes)), raw: '[…]' };
}

function holdsList(node: JsvNode): boolean {
  if (node.kind === 'text') return false;
  return node.kind === 'list' || node.members.some(([, member]) => holdsList(member));
}

const reportJson = (cell: Cell, report: Report): void =>
  report({ clause: 'TYP-11', level: 'SHOULD', slug: slugs.jsonCell, expected, actual: cell.text });
