import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm';
import { baseMembers, inOrder, type Part, type XmlManner } from '../manners/XmlManner.ts';
import { Refusal } from '../Refusal.ts';
import { membersOf } from '../records.ts';
import type { Members, Type } from '../types.ts';
import type { Raw } from './typed.ts';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Parses a document and gives its root to `use`. Raises Refusal for what is no xml or holds a DTD. */
export function withRoot<T>(body: Uint8Array, use: (root: XmlElement) => T): T {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(body, {
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
    });
  } catch {
    throw new Refusal('The xml document cannot be read.', 'unreadable');
  }
  try {
    if (document.dtd !== null) throw new Refusal('A document type is not read here.', 'unreadable');
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
      'invalid',
    );
}

/** Reads a request. One that insists drops in silence what comes out of order and items of another name. */
export function readRequest(manner: XmlManner, root: XmlElement, known: Members): Raw {
  const expect = (element: XmlElement, part: Part): void => {
    if (manner.insists) expectNamespace(element, manner.namespaces[part]);
  };

  const members = (
    parent: XmlElement,
    known: Members,
    order: readonly string[],
    partOf: (name: string) => Part,
  ): Raw => {
    const found: Record<string, Raw> = {};
    let next = 0;
    for (const element of childElements(parent)) {
      const type = known.get(element.name);
      if (type === undefined) continue;
      const part = partOf(element.name);
      expect(element, part);
      const place = order.indexOf(element.name);
      if (manner.insists && place < next) continue;
      next = place + 1;
      found[element.name] = reading(element, type, part === 'operations' ? 'records' : part);
    }
    return found;
  };

  const reading = (element: XmlElement, type: Type, inner: Part): Raw => {
    if (isNil(element)) return null;
    if (typeof type === 'string') return element.content;
    if ('list' in type) return items(element, type.list, inner);
    const inside = membersOf(type.record);
    return members(element, inside, inOrder(manner.order, inside), () => inner);
  };

  const items = (list: XmlElement, type: Type, inner: Part): Raw => {
    const of = typeof type === 'object' && 'record' in type ? type.record : 'text';
    const found: Raw[] = [];
    for (const item of childElements(list)) {
      if (manner.insists && item.name !== manner.itemName(of)) continue;
      expect(item, of === 'text' ? 'arrays' : inner);
      found.push(reading(item, type, inner));
    }
    return found;
  };

  expect(root, 'operations');
  return members(root, known, inOrder(manner.order, known, baseMembers), (name) =>
    baseMembers.includes(name) ? 'base' : 'operations',
  );
}

const isNil = (element: XmlElement): boolean =>
  element.attrs.some(
    (attr) => attr.name === 'nil' && attr.namespaceUri === schemaInstance && /^(true|1)$/.test(attr.value),
  );
