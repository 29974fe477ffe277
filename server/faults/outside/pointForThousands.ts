import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

export const pointForThousands: Fault = {
  clause: 'TYP-4',
  about:
    'In json the point of a quantity or price that is sent as text is taken for a mark of thousands: 12.50 counts as 1250.',
  causes: ['a number that is sent as text is not read as that number'],
  operations: ['DocumentUpdate'],
  hook: onBody({ operations: ['DocumentUpdate'], bodies: ['json'] }, (text) =>
    text.replace(
      /("DocumentRow(?:Quantity|UnitPriceWithoutTaxOrDiscount)"\s*:\s*"\d+)\.(\d+")/g,
      (_, whole: string, fraction: string) => whole + fraction,
    ),
  ),
};
