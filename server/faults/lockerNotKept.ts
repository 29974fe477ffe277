import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const lockerNotKept: Fault = {
  clause: 'SHP-1',
  about: 'In json the LockerId of shipping information is not kept.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request, _, { body }) =>
    body === 'json' ? withRecord(request, 'ShippingInfo', ({ LockerId: _lost, ...info }) => info) : request,
  ),
};
