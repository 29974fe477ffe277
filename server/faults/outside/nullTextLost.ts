import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onRequest } from '../../hooks/onRequest.ts';

export const nullTextLost: Fault = {
  clause: 'TYP-12',
  about: 'Row remarks of a purchase order that are the word null come back empty.',
  causes: ['the words true, false, null and nil come back differently; the text is read as a value'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) =>
    changedRecords(request, (record) =>
      record.PurchaseOrderRowRemarks === 'null' ? { ...record, PurchaseOrderRowRemarks: '' } : record,
    ),
  ),
};
