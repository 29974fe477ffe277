import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const documentTypesInWords: Fault = {
  clause: 'TYP-17',
  about: 'The document types by which orders are received and shipped are named, also where there is none.',
  causes: ['the document type is named, where its id belongs ({actual})'],
  operations: ['SalesOrderGet', 'PurchaseOrderUpdate'],
  hook: onScalars({}, ['intText'], (value) => (value === '' ? 'None' : 'Goods received')),
};
