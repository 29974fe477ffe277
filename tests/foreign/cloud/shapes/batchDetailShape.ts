import { shape } from '../values/MemberType.ts';

/** The members of a batch number inside a row. */
export const batchDetailShape = shape({
  string: 'BatchNumberName',
  datetime: 'ExpiryDate',
  number: 'AssignedQTYInDetail',
});
