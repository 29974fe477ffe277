import type { Operation } from '../Operation.ts';

export const ShippingInformationGet: Operation = {
  name: 'ShippingInformationGet',
  kind: 'get',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'DocumentId', type: 'int' },
  ],
  response: [{ name: 'ResponseStatus', type: 'ResponseStatus' }],
  target: 'DocumentId',
  openResponse: true,
  section: 'Endpoints: Operations with request and response shape',
};
