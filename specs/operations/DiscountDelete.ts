import type { Operation } from '../Operation.ts';

export const DiscountDelete: Operation = {
  name: 'DiscountDelete',
  kind: 'delete',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'DiscountIDToDelete', type: 'int' },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string' },
  ],
  response: [
    { name: 'result', type: 'bool' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  target: 'DiscountIDToDelete',
  removesFrom: 'DiscountGet',
  disposable: 'discounts',
  section: 'Endpoints: Operations with request and response shape',
};
