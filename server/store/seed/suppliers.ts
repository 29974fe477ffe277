import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';

/** Suppliers of purchase orders. */
export function suppliers(): Table {
  const table = new Table(601);
  for (const SupplierName of ['Northern Steel & Co', 'Oak, Ash and Pine "Ltd."', 'Farbwerk Köln']) {
    table.insert((id) => ({ SupplierID: numeric(id), SupplierName }));
  }
  return table;
}
