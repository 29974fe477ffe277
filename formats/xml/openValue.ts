import type { Value } from '../../specs/Value.ts';
import { isNilNode } from './isNilNode.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * An element of unknown shape as a value: nil, text, a record or a list. It is a list if a name occurs twice among its children,
 * because no record could hold that. A list of one item looks like a record and is read as one.
 */
export function openValue(node: XmlNode): Value {
  if (isNilNode(node)) return null;
  if (node.children.length === 0) return node.text;
  const names = new Set(node.children.map((item) => item.name));
  if (names.size < node.children.length) return node.children.map(openValue);
  const value: Record<string, Value> = Object.create(null);
  for (const member of node.children) value[member.name] = openValue(member);
  return value;
}
