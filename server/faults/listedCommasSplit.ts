import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const listedCommasSplit: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'In jsv a serial number with a comma is read as two.',
  causes: ['texts in a list do not come back as they were sent'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request, _, { format }) =>
    format !== 'jsv'
      ? request
      : changedRecords(request, (record) => {
          const name = Object.keys(record).find((one) => one.endsWith('RowSerialNumbers'));
          if (name === undefined) return record;
          return { ...record, [name]: member.texts(record, name).flatMap((text) => text.split(',')) };
        }),
  ),
};
