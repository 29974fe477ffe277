import type { MemberShape, RecordShape, TypeShape } from '../../specs/Shape.ts';
import { findMember } from '../read/findMember.ts';
import { isText } from './isText.ts';
import { listItems } from './listItems.ts';
import type { XmlNode } from './XmlNode.ts';

/** A record's elements. Those that repeat the name of a list are combined at the place of the first, around all items. */
export function joinRepeats(nodes: readonly XmlNode[], shape: RecordShape): readonly XmlNode[] {
  if (nodes.length < 2) return nodes;
  const lists = new Map<MemberShape, XmlNode[]>();
  const repeats = new Set<XmlNode>();
  for (const node of nodes) {
    const member = findMember(shape, node.name)?.member;
    if (member?.type.kind !== 'list') continue;
    const known = lists.get(member);
    if (known === undefined) lists.set(member, [node]);
    else {
      known.push(node);
      repeats.add(node);
    }
  }
  if (repeats.size === 0) return nodes;
  const joined = new Map<XmlNode, XmlNode>();
  for (const [{ type }, [first, ...others]] of lists) {
    if (first === undefined || others.length === 0 || type.kind !== 'list') continue;
    joined.set(first, {
      ...first,
      attributes: [],
      text: '',
      children: allItems([first, ...others], type.item),
    });
  }
  return nodes.filter((node) => !repeats.has(node)).map((node) => joined.get(node) ?? node);
}

/** If nothing surrounds the items, an empty element is an empty item; otherwise it is an empty list. */
function allItems(nodes: readonly XmlNode[], item: TypeShape): readonly XmlNode[] {
  const items = nodes.map((node) => (isText(node) ? [node] : (listItems(node, item) ?? [])));
  const around = items.some((each, index) => each.length > 0 && each[0] !== nodes[index]);
  return items.flatMap((each, index) => {
    const node = nodes[index];
    return each.length > 0 || around || node === undefined ? each : [node];
  });
}
