import type { XmlNode } from '../../formats/xml/XmlNode.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';

/** What the way in which answers are written says about the dialect; counts are of places seen. */
export interface Layout {
  /** Namespaces of roots, of members of records, of items of lists of text, and of the status block's members. */
  readonly operations: ReadonlyMap<string, number>;
  readonly records: ReadonlyMap<string, number>;
  readonly arrays: ReadonlyMap<string, number>;
  readonly status: ReadonlyMap<string, number>;
  /** How the items of each kind of list are called, by our name of them. */
  readonly items: ReadonlyMap<string, string>;
  /** Runs of members in an order that only one of the two explains. */
  readonly ordinal: number;
  readonly documented: number;
  /** Prefixes are numbered by depth (`d2p1`), as .NET's DataContract writer does. */
  readonly dataContract: boolean;
}

type Counts = Map<string, number>;

/**
 * Reads the layout of answers (roots of documents, or what a SOAP body holds), each with the shape of its message.
 * Names that the shape does not know are passed over.
 */
export function readLayout(
  answers: readonly { readonly root: XmlNode; readonly shape: RecordShape }[],
): Layout {
  const operations: Counts = new Map();
  const records: Counts = new Map();
  const arrays: Counts = new Map();
  const status: Counts = new Map();
  const items = new Map<string, string>();
  let ordinal = 0;
  let documented = 0;
  let dataContract = false;

  const members = (node: XmlNode, shape: RecordShape, counts: Counts): void => {
    const known = node.children.filter((child) => shape.byName.has(child.name));
    for (const child of known) {
      if (/^d\d+p\d+$/.test(child.prefix)) dataContract = true;
      count(counts, child.namespace);
      const type = shape.byName.get(child.name)?.type;
      if (type !== undefined) value(child, type);
    }
    const order = orderOf(
      known.map((child) => child.name),
      shape,
    );
    if (order === 'ordinal') ordinal++;
    if (order === 'documented') documented++;
  };
  const value = (node: XmlNode, type: TypeShape): void => {
    if (type.kind === 'record') {
      members(node, type.record, isStatus(type.record) ? status : records);
    } else if (type.kind === 'list') {
      for (const item of node.children) {
        if (type.item.kind === 'scalar') count(arrays, item.namespace);
        if (!items.has(type.itemName) && !isStatusItem(type)) items.set(type.itemName, item.name);
        value(item, type.item);
      }
    }
  };
  for (const { root, shape } of answers) {
    count(operations, root.namespace);
    members(root, shape, new Map());
  }
  return { operations, records, arrays, status, items, ordinal, documented, dataContract };
}

/** The most frequent, the first seen of equals; undefined when nothing was seen. */
export function foremost(counts: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [name, times] of counts) if (best === undefined || times > (counts.get(best) ?? 0)) best = name;
  return best;
}

/** Which of the two orders explains these members, when only one does. */
function orderOf(names: readonly string[], shape: RecordShape): 'ordinal' | 'documented' | undefined {
  const places = names.map((name) => shape.members.findIndex((member) => member.name === name));
  const isDocumented = places.every((place, index) => index === 0 || (places[index - 1] ?? -1) < place);
  const isOrdinal = names.every((name, index) => index === 0 || (names[index - 1] ?? '') < name);
  if (isDocumented === isOrdinal) return undefined;
  return isOrdinal ? 'ordinal' : 'documented';
}

const isStatus = (record: RecordShape): boolean => /^Response(Status|Error)$/.test(record.name);
const isStatusItem = (type: TypeShape): boolean =>
  type.kind === 'list' && type.item.kind === 'record' && isStatus(type.item.record);

const count = (counts: Counts, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
