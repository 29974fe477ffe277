import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const numbersInWholes: Fault = {
  clause: 'TYP-13',
  about: 'What a write answers has its prices and quantities cut to whole numbers.',
  causes: ['a decimal comes back as another number; the fraction is cut off'],
  operations: ['*Update'],
  hook: onScalars(
    {
      operations: [
        'DocumentUpdate',
        'PurchaseOrderUpdate',
        'ProductBundleUpdate',
        'ShippingInformationUpdate',
      ],
      outcome: 'success',
    },
    ['decimal', 'number'],
    (value) => (isNumeric(value) ? numeric(value.lexeme.replace(/\..*$/, '')) : value),
  ),
};
