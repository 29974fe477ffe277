import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const nothingReceived: Fault = {
  clause: 'PO-5',
  about: 'ReceiveItems leaves the received quantity at 0.',
  causes: ['received items are not counted on their row'],
  operations: ['PurchaseOrderUpdate'],
  hook: onSuccess(['PurchaseOrderUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'ReceiveItems'
      ? changedValues(result, (value, name) =>
          name === 'PurchaseOrderRowReceivedQuantity' ? numeric(0) : value,
        )
      : result,
  ),
};
