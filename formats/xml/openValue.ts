import type { Value } from '../../specs/Value.ts';
import { emptyRecord } from '../read/emptyRecord.ts';
import { isNilNode } from './isNilNode.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * An element of unknown shape as a value: nil, text, a record or a list. It is a list if a name occurs twice among its children,
 * because no record could hold that. A list of one item looks like a record and is read as one. A map may be written as entries of a key
 * and a value each, and is read as the record that json writes for it.
 */
export function openValue(node: XmlNode): Value {
  if (isNilNode(node)) return null;
  if (node.children.length === 0) return node.text;
  const entries = mapEntries(node.children);
  if (entries !== undefined) return recordOf(entries.map(([name, held]) => [name, openValue(held)] as const));
  const names = new Set(node.children.map((item) => item.name));
  if (names.size < node.children.length) return node.children.map(openValue);
  return recordOf(node.children.map((member) => [member.name, openValue(member)] as const));
}

function recordOf(members: readonly (readonly [string, Value])[]): Value {
  const value = emptyRecord<Value>();
  for (const [name, held] of members) value[name] = held;
  return value;
}

/** The names that serializers give the entries of a map: `KeyValueOfstringstring`, `KeyValuePair`, `entry`. */
const entryName = /^(?:KeyValue\w*|entry)$/i;

/** The keys and values of a map whose entries these elements are; undefined where they are none. */
export function mapEntries(nodes: readonly XmlNode[]): readonly (readonly [string, XmlNode])[] | undefined {
  if (nodes.length === 0 || nodes.length > mostEntries) return undefined;
  const entries = nodes.flatMap((node) => {
    const [key, value, ...more] = node.children;
    const isEntry =
      entryName.test(node.name) && key?.name.toLowerCase() === 'key' && key.children.length === 0;
    return isEntry && value?.name.toLowerCase() === 'value' && more.length === 0
      ? [[key.text, value] as const]
      : [];
  });
  const keys = new Set(entries.map(([key]) => key));
  return keys.size === nodes.length ? entries : undefined;
}

/** A longer list of entries is no record. */
const mostEntries = 1000;
