import type { Operation } from '../Operation.ts';

export const ShippingInformationCreateLabel: Operation = {
  name: 'ShippingInformationCreateLabel',
  kind: 'action',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'DocumentId', type: 'int' },
    { name: 'ShippingInfo', type: 'ShippingInfo', optional: true },
    { name: 'NotifyCustomer', type: 'bool', optional: true },
  ],
  response: [
    { name: 'ShippingInfo', type: 'ShippingInfo' },
    { name: 'LabelURL', type: 'string' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  record: 'ShippingInfo',
  target: 'DocumentId',
  section: 'Endpoints: Operations with request and response shape',
};
