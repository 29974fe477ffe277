import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import { batchProduct } from './catalogue.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';

/** An odd number, so that the last page may hold a single one. */
const listed = counts.listed + 1;

/** Batches of one product. Their ids run against their expiry dates, and the last has none. */
export function batchNumbers(): Table {
  const table = new Table(901);
  for (let index = 0; index < listed; index += 1) {
    const last = index === listed - 1;
    const year = 2044 - index;
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
