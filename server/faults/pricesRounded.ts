import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const pricesRounded: Fault = {
  clause: 'TYP-13',
  about: 'Unit prices are kept in whole tens.',
  causes: ['a decimal comes back as another number; the second decimal place is cut off'],
  operations: ['PurchaseOrderUpdate'],
  hook: onRequest(['PurchaseOrderUpdate'], (request) =>
    changedValues(request, (value, name) =>
      isNumeric(value) && name === 'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount'
        ? numeric(value.lexeme.replace(/(\.\d)\d+$/, '$1'))
        : value,
    ),
  ),
};
