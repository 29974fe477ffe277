import { changedRecords } from '../hooks/changedRecords.ts';
import { onResult } from '../hooks/onResult.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const serialsSorted: Variant = {
  about:
    'The serial numbers of a row come in the order of the alphabet (Endpoints: the order of a list is not shown).',
  hook: onResult(['DocumentUpdate', 'PurchaseOrderUpdate'], (result) =>
    changedRecords(result, (record) => {
      const name = Object.keys(record).find((one) => one.endsWith('RowSerialNumbers'));
      return name === undefined ? record : { ...record, [name]: [...member.texts(record, name)].sort() };
    }),
  ),
};
