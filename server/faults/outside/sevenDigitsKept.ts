import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';

export const sevenDigitsKept: Fault = {
  clause: 'TYP-13',
  about: 'Unit prices of document rows keep seven digits, so that 123456.78 comes back as 123456.8.',
  causes: ['a decimal comes back as another number'],
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result) =>
    changedValues(result, (value, name) =>
      name === 'DocumentRowUnitPriceWithoutTaxOrDiscount' && isNumeric(value)
        ? numeric(Number(Number(value.lexeme).toPrecision(7)))
        : value,
    ),
  ),
};
