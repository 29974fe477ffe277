import type { Fault } from '../Fault.ts';
import { changedSerials } from '../hooks/changedSerials.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const listedCommasSplit: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'In jsv a serial number with a comma is read as two.',
  causes: ['texts in a list do not come back as they were sent'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onRequest(['DocumentUpdate', 'PurchaseOrderUpdate'], (request, _, { format }) =>
    format !== 'jsv'
      ? request
      : changedSerials(request, (serials) => serials.flatMap((text) => text.split(','))),
  ),
};
