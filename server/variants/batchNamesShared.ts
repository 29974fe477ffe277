import { wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Variant } from '../Variant.ts';

export const batchNamesShared: Variant = {
  about:
    'Another product has batches of the same names, with other dates and quantities; BatchNumberGet shows both (fields of a batch are not shown, nor that names are unique).',
  hook: (_, store) => {
    for (const [index, batch] of store.batchNumbers.all().entries())
      store.batchNumbers.insert((id) => ({
        ...batch,
        BatchNumberID: numeric(id),
        ProductID: numeric(99),
        ProductSKU: 'VARNISH-OLD',
        ExpiryDate: wall(Date.UTC(2030 + (index % 5), 0, 31)),
        Quantity: numeric(0),
      }));
    return {};
  },
};
