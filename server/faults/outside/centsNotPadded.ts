import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

const operations = ['PurchaseOrderUpdate', 'DocumentUpdate'];

export const centsNotPadded: Fault = {
  clause: 'TYP-13',
  about:
    'The cents of a unit price are put after the point without their leading zero: 12.05 is stored as 12.5.',
  causes: ['a decimal comes back as another number; the zero before the cents is lost'],
  operations,
  hook: onSentMembers({ operations }, /RowUnitPriceWithoutTaxOrDiscount$/, unpadded),
};

function unpadded(value: Value): Value {
  const written = isNumeric(value) ? value.lexeme : typeof value === 'string' ? value : '';
  const [, whole, cents] = /^(-?\d+)\.0([1-9])0*$/.exec(written) ?? [];
  return whole === undefined || cents === undefined ? value : numeric(`${whole}.${cents}`);
}
