import type { XmlManner } from './XmlManner.ts';

const none = { operations: '', records: '', base: '', arrays: '' };

const asInXml = (iso: string): string => iso;

/** No namespaces, members as the document lists them, every item an `item`, nothing for null, and anything read. */
export const plainXml: XmlManner = {
  namespaces: none,
  prefixes: none,
  itemName: () => 'item',
  order: 'declared',
  nil: 'absent',
  insists: false,
  prolog: '',
  indent: '  ',
  soap: { prefix: 'S', prolog: { soap11: '', soap12: '' }, dates: { soap11: asInXml, soap12: asInXml } },
};
