import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { DecodeOptions } from '../Codec.ts';
import { ordinal } from './dialectMembers.ts';
import { listItems } from './listItems.ts';
import { readDocument } from './readDocument.ts';
import { child, type XmlNode } from './XmlNode.ts';

/** Which of the two orders a sequence of members fits; both if nothing contradicts either. */
interface MemberOrder {
  readonly documented: boolean;
  readonly ordinal: boolean;
}

/**
 * How a target writes XML where the document is silent, as far as one answer shows it. Lists hold each thing that was met once.
 */
export interface XmlOutline {
  readonly root: { readonly name: string; readonly namespace: string };
  /** Namespaces of the message's own members. */
  readonly operations: readonly string[];
  /** Namespaces of the members of records and of the items of lists of records, except those of the status block. */
  readonly records: readonly string[];
  /** Namespaces of the content of ResponseStatus. */
  readonly status: readonly string[];
  /** Namespaces of the items of text lists. */
  readonly arrays: readonly string[];
  /** The names of list items by what the items are: a record's name, or `string`. */
  readonly itemNames: Readonly<Record<string, readonly string[]>>;
  readonly messageOrder: MemberOrder;
  readonly recordOrder: MemberOrder;
}

/** Collected along the way. */
interface Notes {
  readonly records: Set<string>;
  readonly status: Set<string>;
  readonly arrays: Set<string>;
  readonly itemNames: Map<string, Set<string>>;
  readonly recordOrder: { documented: boolean; ordinal: boolean };
}

/**
 * Describes an answer in xml or soap, to find a target's dialect (docs/judging.md, The target's dialect). It looks inside an
 * envelope. Raises DecodeError if the bytes are not XML.
 */
export function outlineXml(message: RecordShape, bytes: Uint8Array, options: DecodeOptions = {}): XmlOutline {
  const { root: outer } = readDocument(bytes, options);
  const root = (outer.name === 'Envelope' ? child(outer, 'Body')?.children[0] : undefined) ?? outer;
  const messageOrder = { documented: true, ordinal: true };
  const notes: Notes = {
    records: new Set(),
    status: new Set(),
    arrays: new Set(),
    itemNames: new Map(),
    recordOrder: { documented: true, ordinal: true },
  };
  const own = root.children.filter((member) => message.byName.has(member.name));
  noteOrder(message, own, messageOrder);
  for (const member of own) {
    const into = member.name === 'ResponseStatus' ? notes.status : notes.records;
    noteContent(member, message.byName.get(member.name)?.type, into, notes);
  }
  return {
    root: { name: root.name, namespace: root.namespace },
    operations: [...new Set(own.map((member) => member.namespace))],
    records: [...notes.records],
    status: [...notes.status],
    arrays: [...notes.arrays],
    itemNames: Object.fromEntries([...notes.itemNames].map(([name, met]) => [name, [...met]])),
    messageOrder,
    recordOrder: notes.recordOrder,
  };
}

/** The nesting follows the shapes, so recursion is shallow. */
function noteContent(node: XmlNode, type: TypeShape | undefined, into: Set<string>, notes: Notes): void {
  if (type?.kind === 'record') {
    const members = node.children.filter((member) => type.record.byName.has(member.name));
    // The framework owns the status block, and its order too.
    if (into !== notes.status) noteOrder(type.record, members, notes.recordOrder);
    for (const member of members) {
      into.add(member.namespace);
      noteContent(member, type.record.byName.get(member.name)?.type, into, notes);
    }
  } else if (type?.kind === 'list') {
    for (const item of listItems(node, type.item) ?? []) {
      if (item === node) {
        // Nothing surrounds it, so its name is the list's and not an item's.
        noteContent(item, type.item, into, notes);
        continue;
      }
      const met = notes.itemNames.get(type.itemName) ?? new Set();
      notes.itemNames.set(type.itemName, met.add(item.name));
      (type.item.kind === 'record' ? into : notes.arrays).add(item.namespace);
      noteContent(item, type.item, into, notes);
    }
  }
}

function noteOrder(
  shape: RecordShape,
  members: readonly XmlNode[],
  order: { documented: boolean; ordinal: boolean },
): void {
  const places = new Map(shape.members.map((member, index) => [member.name, index]));
  for (let at = 1; at < members.length; at += 1) {
    const before = members[at - 1]?.name ?? '';
    const here = members[at]?.name ?? '';
    if ((places.get(before) ?? 0) > (places.get(here) ?? 0)) order.documented = false;
    if (ordinal(before, here) > 0) order.ordinal = false;
  }
}
