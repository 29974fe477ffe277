import { isNumeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const receivedComparedAsText: Fault = {
  clause: 'PO-5',
  about:
    'Received and ordered quantities are compared as text: 9 of 10 are refused as more than was ordered.',
  causes: ['items cannot be received'],
  operations: ['PurchaseOrderUpdate'],
  hook: onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'ReceiveItems' || stored === undefined) return undefined;
    const rows = member.records(sent, 'PurchaseOrderDetails');
    for (const row of member.records(stored, 'PurchaseOrderDetails')) {
      const sku = member.text(row, 'PurchaseOrderRowProductSKU');
      const id = member.int(row, 'PurchaseOrderRowDetailID');
      const received =
        rows.find((one) => member.int(one, 'PurchaseOrderRowDetailID') === id) ??
        rows.find((one) => member.text(one, 'PurchaseOrderRowProductSKU') === sku);
      const quantity = textOf(received?.PurchaseOrderRowReceivedQuantity);
      if (quantity > textOf(row.PurchaseOrderRowQuantity))
        throw new OperationFailure(`More of ${sku} was received than ordered. The items were not received.`);
    }
    return undefined;
  }),
};

const textOf = (value: Value | undefined): string =>
  isNumeric(value) ? value.lexeme : typeof value === 'string' ? value : '';
