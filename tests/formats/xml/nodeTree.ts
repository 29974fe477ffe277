import type { XmlNode } from '../../../formats/xml/XmlNode.ts';
import { type LibxmlTree, withoutMark } from './libxmlTree.ts';

const named = (namespace: string, name: string): string =>
  namespace === '' ? name : `{${namespace}}${name}`;

/** Our tree in the form of libxml2's. */
export const nodeTree = (node: XmlNode): LibxmlTree => ({
  element: named(node.namespace, node.name),
  attributes: node.attributes.map((a) => `${named(a.namespace, a.name)}=${a.value}`).sort(),
  content: node.children.length > 0 ? node.children.map(nodeTree) : withoutMark(node.text),
});
