import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

const quoted =
  /("\w+Row(?:Quantity|ReceivedQuantity|UnitPriceWithoutTaxOrDiscount)"\s*:\s*")(\d+(?:\.\d+)?)"/g;

export const quotedRoundNumbersTrimmed: Fault = {
  clause: 'TYP-4',
  about:
    'Drops trailing zeros of quantities and prices that json sends as text, even where there is no decimal point: "100" is read as 1.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onBody({ operations: ['DocumentUpdate', 'PurchaseOrderUpdate'], bodies: ['json'] }, (text) =>
    text.replace(
      quoted,
      (_, start: string, digits: string) => `${start}${digits.replace(/\.?0+$/, '') || '0'}"`,
    ),
  ),
};
