import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import { serialProduct } from './catalogue.ts';
import { counts } from './counts.ts';

/** Serial numbers of one product: an odd number of them, so that the last page may hold a single one. */
export function serialNumbers(): Table {
  const table = new Table(1001);
  for (let index = 1; index <= counts.listed + 1; index += 1) {
    table.insert((id) => ({
      SerialNumberID: numeric(id),
      SerialNumber: `SN-${String(index).padStart(5, '0')}`,
      ProductID: numeric(serialProduct.id),
      ProductSKU: serialProduct.sku,
      InStock: index % 2 === 0,
    }));
  }
  return table;
}
