import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { materials } from './catalogue.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';

/** Links of products to clients; some products have more than one. */
export function productClients({ random }: Seeding): Table {
  const table = new Table();
  for (let index = 0; index < counts.listed; index += 1) {
    const product = materials[index % materials.length];
    if (product === undefined) continue;
    table.insert(() =>
      recordOf('mvProductClient', {
        ProductID: numeric(product.id),
        ProductClientID: numeric(700 + index),
        ProductClientPrice: numeric(random.decimal(500)),
        ProductClientSKU: `C${index}-${product.sku}`,
        ProductClientDescription: `${product.description}, for client ${index}`,
        DefaultSalesQuantity: numeric(random.int(1, 10)),
        MinimumSalesQuantity: numeric('0.5'),
        MaximumSalesQuantity: numeric(1000),
      }),
    );
  }
  return table;
}
