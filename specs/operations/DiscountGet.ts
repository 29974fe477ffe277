import type { Operation } from '../Operation.ts';

export const DiscountGet: Operation = {
  name: 'DiscountGet',
  kind: 'get',
  request: [
    { name: 'Filters', type: 'list of Filter', optional: true },
    { name: 'ReturnTopNRecords', type: 'int', optional: true },
    { name: 'APIKEY', type: 'string' },
  ],
  response: [
    { name: 'mvDiscounts', type: 'list of mvDiscount', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
  ],
  list: 'mvDiscounts',
  id: 'DiscountID',
  order: 'DiscountID',
  filters: true,
  section: 'Endpoints: Operations with request and response shape',
};
