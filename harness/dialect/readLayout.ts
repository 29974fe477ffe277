import type { XmlOutline } from '../../formats/xml/outlineXml.ts';

/** An answer's outline, and whether its prefixes are numbered by depth (`d2p1`), as .NET's DataContract writer numbers them. */
export interface Sight {
  readonly outline: XmlOutline;
  readonly dataContract: boolean;
}

/** What the layout of answers says about the dialect. Lists start with what was met first. */
export interface Layout {
  /** Namespaces of the messages' own members. */
  readonly members: readonly string[];
  /** Namespaces of the members of records, of items of text lists, and of the status block's members. */
  readonly records: readonly string[];
  readonly arrays: readonly string[];
  readonly status: readonly string[];
  /** The item name of each kind of list, by our name for the list. */
  readonly items: ReadonlyMap<string, string>;
  /** The order of members, if at least one answer fits only this order and none fits only the other. */
  readonly order: 'documented' | 'ordinal' | undefined;
  readonly dataContract: boolean;
}

/** Combines what several answers show. */
export function readLayout(sights: readonly Sight[]): Layout {
  const items = new Map<string, string>();
  const orders = new Set<'documented' | 'ordinal'>();
  for (const { outline } of sights) {
    for (const [name, [met]] of Object.entries(outline.itemNames)) {
      if (met !== undefined && !items.has(name) && name !== 'ResponseError') items.set(name, met);
    }
    for (const { documented, ordinal } of [outline.messageOrder, outline.recordOrder]) {
      if (documented !== ordinal) orders.add(ordinal ? 'ordinal' : 'documented');
    }
  }
  const together = (part: 'operations' | 'records' | 'arrays' | 'status'): readonly string[] => [
    ...new Set(sights.flatMap(({ outline }) => outline[part])),
  ];
  const [order] = orders;
  return {
    members: together('operations'),
    records: together('records'),
    arrays: together('arrays'),
    status: together('status'),
    items,
    order: orders.size === 1 ? order : undefined,
    dataContract: sights.some((sight) => sight.dataContract),
  };
}
