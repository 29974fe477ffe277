import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const quantitiesInWholes: Fault = {
  clause: 'TYP-13',
  level: 'SHOULD',
  about:
    'What a write answers has its quantities and weights cut to whole numbers; prices keep their fractions.',
  causes: ['a decimal comes back as another number; the fraction is cut off'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate', 'ProductBundleUpdate', 'ShippingInformationUpdate'],
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
    ['number'],
    (value) => (isNumeric(value) ? numeric(value.lexeme.replace(/\..*$/, '')) : value),
  ),
};
