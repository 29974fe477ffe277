import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

/** What a csv reader with automatic types makes of a text. */
const cast = (value: Value): Value =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,10})?$/.test(value) ? String(Number(value)) : value;

export const csvListItemsCast: Fault = {
  clause: 'TYP-12',
  about:
    'In csv requests, text in nested lists that looks like a number loses leading zeros: 0042 becomes 42. The csv library casts list items unless told not to.',
  operations: ['ShippingProviderUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate'],
  hook: onRequest(recordWrites, (request, _, { body }) =>
    body === 'csv'
      ? changedValues(request, (value) =>
          Array.isArray(value)
            ? (value as readonly Value[]).map((item) => (isRecord(item) ? changedValues(item, cast) : item))
            : value,
        )
      : request,
  ),
};
