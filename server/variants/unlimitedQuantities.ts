import { numeric } from '../../specs/numeric.ts';
import type { Variant } from '../Variant.ts';

/** The largest decimal of .NET, which often stands for "no limit". */
const largest = '79228162514264337593543950335';

export const unlimitedQuantities: Variant = {
  about:
    'Links to clients have quantities of 29 digits, above and below zero, where there is no limit; ' +
    'numbers are compared as decimals (TYP-3).',
  hook: (_, store) => {
    for (const [index, link] of store.productClients.all().entries()) {
      if (index % 3 === 0) continue;
      store.productClients.put(index + 1, {
        ...link,
        MinimumSalesQuantity: numeric(`-${largest}`),
        MaximumSalesQuantity: numeric(largest),
      });
    }
    return {};
  },
};
