import type { Operation } from '../Operation.ts';

export const ShippingInformationUpdate: Operation = {
  name: 'ShippingInformationUpdate',
  kind: 'write',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'DocumentId', type: 'int' },
    { name: 'ShippingInfo', type: 'ShippingInfo' },
  ],
  response: [
    { name: 'ShippingInfo', type: 'ShippingInfo' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  record: 'ShippingInfo',
  target: 'DocumentId',
  section: 'Endpoints: Operations with request and response shape',
};
