import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import { findMember } from '../read/findMember.ts';
import { isText } from './isText.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * The items that one element with a list's name stands for; undefined for text where records are expected.
 *
 * The document shows no layout of lists in XML, so two are equally good. One element may surround the items. Or the element is
 * repeated for each item, and holds the item's members or text itself.
 */
export function listItems(node: XmlNode, item: TypeShape): readonly XmlNode[] | undefined {
  if (isText(node)) return item.kind === 'scalar' ? [node] : undefined;
  return item.kind === 'record' && isItem(node, item.record) ? [node] : node.children;
}

/** Whether the children are members of one record, and not items. */
function isItem({ children }: XmlNode, record: RecordShape): boolean {
  const [first] = children;
  if (first === undefined) return false;
  if (children.length > 1 && children.every((other) => other.name === first.name)) return false;
  if (record.members.length === 0) return children.some(isText);
  const types = children.map((each) => findMember(record, each.name)?.member.type.kind);
  return (
    types.some((kind, index) => kind === 'scalar' && children[index]?.children.length === 0) ||
    types.every((kind) => kind === 'record' || kind === 'list')
  );
}
