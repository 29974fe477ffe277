import type { Operation } from '../Operation.ts';

export const ShippingProviderGet: Operation = {
  name: 'ShippingProviderGet',
  kind: 'get',
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
    { name: 'showDeleted', type: 'enumeration' },
  ],
  response: [
    { name: 'mvShippingProviders', type: 'list of mvShippingProvider', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvShippingProviders',
  id: 'ShippingProviderId',
  order: 'ShippingProviderId',
  filters: true,
  showDeleted: true,
  section: 'Endpoints: Operations with request and response shape',
};
