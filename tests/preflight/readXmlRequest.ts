import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import type { Habits } from './Habits.ts';

export interface Wish {
  APIKEY?: string;
  ReturnTopNRecords?: string;
  Filters?: Record<string, string>[];
}

const inherited = ['Filters', 'ReturnTopNRecords'];
const own = ['APIKEY', 'showDeleted', 'mvSalesOrderNo', 'mvSalesOrderStatus'];
const filterMembers = ['AndOr', 'Group', 'FieldName', 'SearchOperator', 'SearchValue'];

/**
 * Reads as such servers do: from a list of expected members, going forward only. What is in another namespace, under
 * another name, or behind its place is passed over in silence.
 */
export function readXmlRequest(root: XmlNode, habits: Habits): Wish {
  const { namespaces, reads } = habits;
  const sorted = (names: readonly string[]): readonly string[] =>
    reads === 'ordinal' ? [...names].sort() : names;
  const expected = [
    ...sorted(inherited).map((name) => ({ name, namespace: namespaces?.base })),
    ...sorted(own).map((name) => ({ name, namespace: namespaces?.operations })),
  ];
  const wish: Wish = {};
  for (const node of forward(root.children, expected, reads === 'any')) {
    if (node.name === 'Filters') {
      const items = node.children.filter(
        (item) =>
          item.name === habits.itemName('Filter') &&
          (namespaces === null || item.namespace === namespaces.base),
      );
      const members = sorted(filterMembers).map((name) => ({ name, namespace: namespaces?.base }));
      wish.Filters = items.map((item) =>
        Object.fromEntries(
          forward(item.children, members, reads === 'any').map((one) => [one.name, one.text]),
        ),
      );
    } else if (node.name === 'APIKEY' || node.name === 'ReturnTopNRecords') wish[node.name] = node.text;
  }
  return wish;
}

function forward(
  nodes: readonly XmlNode[],
  expected: readonly { readonly name: string; readonly namespace: string | undefined }[],
  anyOrder: boolean,
): readonly XmlNode[] {
  let place = 0;
  return nodes.filter((node) => {
    const found = expected.findIndex(
      ({ name, namespace }, index) =>
        (anyOrder || index >= place) &&
        name === node.name &&
        (namespace === undefined || namespace === node.namespace),
    );
    if (found >= 0) place = found + 1;
    return found >= 0;
  });
}
