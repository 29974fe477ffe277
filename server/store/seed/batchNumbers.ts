import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import { batchProduct } from './catalogue.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';

/** Batches of one product. Their ids run against their expiry dates, and the last has none. */
export function batchNumbers(): Table {
  const table = new Table(901);
  for (let index = 0; index < counts.listed; index += 1) {
    const last = index === counts.listed - 1;
    const year = 2043 - index;
    table.insert((id) => ({
      BatchNumberID: numeric(id),
      BatchNumberName: last ? 'B-none' : `B-${year}`,
      ProductID: numeric(batchProduct.id),
      ProductSKU: batchProduct.sku,
      ExpiryDate: last ? dates.unset : dates.expiry(year, 5),
      Quantity: numeric('7.5'),
    }));
  }
  return table;
}
