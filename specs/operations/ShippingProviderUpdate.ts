import type { Operation } from '../Operation.ts';

export const ShippingProviderUpdate: Operation = {
  name: 'ShippingProviderUpdate',
  kind: 'write',
  route: { path: '/ShippingProvider/ShippingProviderUpdate', methods: ['POST'] },
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvShippingProvider', type: 'mvShippingProvider' },
    { name: 'mvRecordAction', type: 'enumeration' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvShippingProvider', type: 'mvShippingProvider' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
  ],
  record: 'mvShippingProvider',
  id: 'ShippingProviderId',
  section: 'Endpoints: Operations with request and response shape',
};
