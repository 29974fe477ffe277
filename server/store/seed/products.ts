import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import type { CatalogueItem } from './catalogue.ts';

/** The products by id; no operation shows them as such. */
export function products(items: readonly CatalogueItem[]): Table {
  const table = new Table();
  for (const { id, sku, description } of items) {
    table.put(id, { ProductID: numeric(id), ProductSKU: sku, ProductDescription: description });
  }
  return table;
}
