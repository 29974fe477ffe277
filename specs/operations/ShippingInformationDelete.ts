import type { Operation } from '../Operation.ts';

export const ShippingInformationDelete: Operation = {
  name: 'ShippingInformationDelete',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'DocumentId', type: 'int' },
  ],
  response: [{ name: 'ResponseStatus', type: 'ResponseStatus' }],
  target: 'DocumentId',
  section: 'Endpoints: Operations with request and response shape',
};
