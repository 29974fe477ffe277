import { clauseOfType } from '../../specs/clauseOfType.ts';
import type { Level } from '../../specs/Level.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { Report } from '../read/Reading.ts';
import type { Syntax } from '../read/Syntax.ts';
import { readWallScalar } from '../read/wallScalars.ts';
import { isNilNode } from './isNilNode.ts';
import { isText } from './isText.ts';
import { joinRepeats } from './joinRepeats.ts';
import { listItems } from './listItems.ts';
import { mapEntries, openValue } from './openValue.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * How elements stand for values. Members are recognised by their local names, list items by nothing. Prefixes, namespaces and
 * item names are open. So is whether an element surrounds a list's items or each item repeats the list's name. An empty element
 * is empty text, an empty list or an empty record, as expected. It is no value where only a number, bool, date-time or name is
 * possible.
 *
 * `datetimeLevel` is the level of TYP-7 and TYP-8: MUST in xml, SHOULD in soap.
 */
export function xmlSyntax(datetimeLevel: Level): Syntax<XmlNode> {
  const rules = { datetimeLevel, lowerCaseBools: true };
  return {
    isNil: isNilNode,
    members: (node, shape) => {
      if (isText(node)) return undefined;
      const entries = shape.open && shape.members.length === 0 ? mapEntries(node.children) : undefined;
      return entries ?? joinRepeats(node.children, shape).map((member) => [member.name, member] as const);
    },
    items: listItems,
    scalar: (node, type, report) => {
      if (node.children.length > 0) return readMixed(node, type, report);
      if (type !== 'string' && node.text.trim() === '') return null;
      return readWallScalar(node.text, type, report, rules);
    },
    open: openValue,
    show: showNode,
  };
}

/** Elements where text is expected, such as unescaped markup. All the text in them is what remains of it. */
function readMixed(node: XmlNode, type: ScalarType, report: Report): Value {
  const level = type === 'enumeration' ? 'SHOULD' : 'MUST';
  report({ clause: clauseOfType[type], level, expected: `text for ${type}`, actual: showNode(node) });
  const pieces: string[] = [];
  const stack = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    pieces.push(next.text);
    for (let at = next.children.length - 1; at >= 0; at -= 1) stack.push(next.children[at] as XmlNode);
  }
  return pieces.join('');
}

/** The start of the element, as in `<mvDocument><DocumentId>…`. */
function showNode(node: XmlNode): string {
  const name = node.prefix === '' ? node.name : `${node.prefix}:${node.name}`;
  const first = node.children[0];
  if (first !== undefined)
    return `<${name}><${first.name}>… (${node.children.length === 1 ? '1 element' : `${node.children.length} elements`})`;
  return node.text === '' ? `<${name}/>` : `<${name}>${node.text.slice(0, 200)}`;
}
