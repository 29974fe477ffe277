import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const priceOfSevenDigitsInXml: Fault = {
  clause: 'TYP-13',
  about:
    'Since the classes for xml are generated from a schema, the unit price of a purchase order row is a single-precision number there. A price of more than seven digits is rounded in xml answers.',
  operations: ['PurchaseOrderUpdate'],
  hook: onMember(
    { formats: ['xml'], operations: ['PurchaseOrderUpdate'], outcome: 'success' },
    'PurchaseOrderRowUnitPriceWithoutTaxOrDiscount',
    (value) => {
      if (!isNumeric(value) || value.lexeme.replace(/\D/g, '').length <= 7) return value;
      return numeric(Number(Number(value.lexeme).toPrecision(7)));
    },
  ),
};
