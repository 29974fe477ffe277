import { DecodeError } from '../DecodeError.ts';
import type { JsonNode } from '../json/ParsedJson.ts';
import { isJsonObject, parseJson } from '../json/parseJson.ts';
import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import { parseJsv } from '../jsv/parseJsv.ts';

/** A text as jsv of the wanted kind; undefined when it is not. */
export function tryJsv(text: string, wanted: (node: JsvNode) => boolean = () => true): JsvNode | undefined {
  try {
    const node = parseJsv(text);
    return wanted(node) ? node : undefined;
  } catch (error) {
    if (error instanceof DecodeError && error.reason === 'syntax') return undefined;
    throw error;
  }
}

/** A json text as the equivalent jsv; undefined when it is not json. */
export function jsonIn(text: string): JsvNode | undefined {
  try {
    const { root, lexemes } = parseJson(text);
    return jsvOf(root, lexemes);
  } catch (error) {
    if (error instanceof DecodeError && error.reason === 'syntax') return undefined;
    throw error;
  }
}

/** Json as the equivalent jsv. The scan has limited its depth. */
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
