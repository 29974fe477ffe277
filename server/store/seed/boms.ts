import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { type CatalogueItem, materials } from './catalogue.ts';
import type { Seeding } from './Seeding.ts';

/** A bill of materials for each finished good, under the good's own id. */
export function boms(goods: readonly CatalogueItem[], { random }: Seeding): Table {
  const table = new Table();
  for (const { id, sku } of goods) {
    const used = materials.slice(0, random.int(1, 4));
    table.put(
      id,
      recordOf('mvProductBOM', {
        ProductID: numeric(id),
        ProductSKU: sku,
        mvRawMaterials: used.map((item) => ({
          ProductID: numeric(item.id),
          ProductSKU: item.sku,
          ProductDescription: item.description,
          RawMaterialQuantity: numeric(random.decimal(12)),
        })),
      }),
    );
  }
  return table;
}
