import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';
import { Refusal } from '../Refusal.ts';
import { membersOf } from '../records.ts';
import type { Members, Type } from '../types.ts';
import { baseMembers, itemNames, namespaces, ordinal } from '../xmlHabits.ts';
import type { Raw } from './typed.ts';

const xsi = 'http://www.w3.org/2001/XMLSchema-instance';

/** Parses a document and gives its root to `use`. Raises Refusal for what is no xml or holds a DTD. */
export function withRoot<T>(body: Uint8Array, use: (root: XmlElement) => T): T {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(body, {
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
    });
  } catch {
    throw new Refusal('The xml document cannot be read.');
  }
  try {
    if (document.dtd !== null) throw new Refusal('A document type is not read here.');
    return use(document.root);
  } finally {
    document.dispose();
  }
}

export function* childElements(parent: XmlElement): Generator<XmlElement> {
  for (let node = parent.firstChild; node !== null; node = node.next)
    if (node instanceof XmlElement) yield node;
}

/** Refuses an element outside its namespace, saying which one is wanted. */
export function expectNamespace(element: XmlElement, wanted: string): void {
  if (element.namespaceUri !== wanted)
    throw new Refusal(
      `Expecting element '${element.name}' from namespace '${wanted}', found namespace '${element.namespaceUri}'.`,
    );
}

/** Reads a request: members of the base first, then its own, both by code point; what comes out of order is dropped. */
export function readRequest(root: XmlElement, known: Members): Raw {
  expectNamespace(root, namespaces.operations);
  return readMembers(root, known, ordinal(known, baseMembers), (name) =>
    baseMembers.includes(name) ? namespaces.base : namespaces.operations,
  );
}

function readMembers(
  parent: XmlElement,
  known: Members,
  order: readonly string[],
  namespaceOf: (name: string) => string,
): Raw {
  const members: Record<string, Raw> = {};
  let next = 0;
  for (const element of childElements(parent)) {
    const type = known.get(element.name);
    if (type === undefined) continue;
    const namespace = namespaceOf(element.name);
    expectNamespace(element, namespace);
    const place = order.indexOf(element.name);
    if (place < next) continue;
    next = place + 1;
    members[element.name] = readValue(
      element,
      type,
      namespace === namespaces.base ? namespaces.base : namespaces.records,
    );
  }
  return members;
}

function readValue(element: XmlElement, type: Type, inner: string): Raw {
  if (isNil(element)) return null;
  if (typeof type === 'string') return element.content;
  if ('record' in type) {
    const known = membersOf(type.record);
    return readMembers(element, known, ordinal(known), () => inner);
  }
  const item = type.list;
  const record = typeof item === 'object' && 'record' in item ? item.record : 'text';
  const name = itemNames[record] ?? record;
  const items: Raw[] = [];
  for (const child of childElements(element)) {
    if (child.name !== name) continue;
    expectNamespace(child, record === 'text' ? namespaces.arrays : inner);
    items.push(readValue(child, item, inner));
  }
  return items;
}

const isNil = (element: XmlElement): boolean =>
  element.attrs.some(
    (attr) => attr.name === 'nil' && attr.namespaceUri === xsi && /^(true|1)$/.test(attr.value),
  );
