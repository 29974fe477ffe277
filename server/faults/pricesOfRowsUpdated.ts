import type { Fault } from '../Fault.ts';
import { onUpdatedRow } from '../hooks/onUpdatedRow.ts';

const price = 'DocumentRowUnitPriceWithoutTaxOrDiscount';

export const pricesOfRowsUpdated: Fault = {
  clause: 'DOC-2',
  about: 'An Update of a document stores the unit prices of its rows, found by SKU.',
  causes: ['an update of a document brings {member} back changed'],
  operations: ['DocumentUpdate'],
  hook: onUpdatedRow((row, { [price]: changed }) =>
    changed === undefined ? row : { ...row, [price]: changed },
  ),
};
