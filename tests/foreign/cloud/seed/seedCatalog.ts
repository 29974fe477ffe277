import type { World } from '../store/World.ts';
import { find, keep } from '../store/World.ts';
import { textOf } from '../values/Value.ts';
import { addRecords, many } from './addRecords.ts';
import { oddText } from './oddText.ts';

const SKUS = ['BOLT-M8', 'NUT-M8', '000123', 'Gehäuse/Ω', 'CABLE 2,5', 'LAMP:E27'];
const BATCHES = ['LOT-2031-02', 'LOT-2031-09', 'LOT-2033-01'];

/** The ids and SKUs that the fixtures name. */
export interface SeededCatalog {
  readonly skus: readonly string[];
  readonly batchSku: string;
  readonly batchesByExpiry: readonly string[];
  readonly discounts: readonly string[];
  readonly boms: readonly string[];
}

/** Products, batches, serial numbers, bills of materials, bundles, prices of clients and discounts. */
export function seedCatalog(world: World, clients: readonly string[]): SeededCatalog {
  const { tables } = world;
  const simple = addRecords(
    world,
    tables.products,
    'ProductID',
    SKUS.map((ProductSKU, index) => ({
      ProductSKU,
      ProductDescription: oddText(index),
      ProductWeight: `0.${index + 1}`,
    })),
  );
  addRecords(world, tables.products, 'ProductID', [
    { ProductSKU: 'YOGHURT', ProductDescription: 'Yoghurt 4 × 125 g', ProductWeight: '0.5' },
  ]);
  const finished = addRecords(
    world,
    tables.products,
    'ProductID',
    many(9, (index) => ({
      ProductSKU: `TABLE-${index}`,
      ProductDescription: `Table, ${index + 1} m`,
      ProductWeight: '12.25',
    })),
  );
  for (const id of finished) {
    const ProductSKU = textOf(find(tables.products, id) ?? {}, 'ProductSKU');
    const mvRawMaterials = SKUS.slice(0, 2).map((sku, index) => ({
      ProductID: simple[index] ?? null,
      ProductSKU: sku,
      ProductDescription: oddText(index),
      RawMaterialQuantity: '8.5',
    }));
    keep(tables.boms, id, { ProductID: id, ProductSKU, mvRawMaterials });
  }
  addRecords(
    world,
    tables.batchNumbers,
    'BatchNumberID',
    [2, 0, 1].map((place) => ({
      BatchNumberName: BATCHES[place] ?? '',
      ProductSKU: 'YOGHURT',
      ExpiryDate: Date.UTC(2031 + place, place * 5 + 1, 14),
      Quantity: '5',
    })),
  );
  addRecords(
    world,
    tables.batchNumbers,
    'BatchNumberID',
    many(4, (index) => ({
      BatchNumberName: `${index}0/A`,
      ProductSKU: SKUS[index] ?? '',
      ExpiryDate: Date.UTC(2030, index * 3, 1, 23, 59, 59),
      Quantity: '2.5',
    })),
  );
  addRecords(
    world,
    tables.serialNumbers,
    'SerialNumberID',
    many(7, (index) => ({
      SerialNumberName: `SN-${index}0042`,
      ProductSKU: SKUS[index % 3] ?? '',
      InStock: index % 2 === 0,
    })),
  );
  for (const [index, ProductID] of simple.entries()) {
    for (const ProductClientID of clients.slice(0, 1 + (index % 2))) {
      keep(tables.productClients, world.takeId(), {
        ProductID,
        ProductClientID,
        ProductClientPrice: `${index + 10}.05`,
        ProductClientSKU: index === 1 ? null : `C-${index}`,
        ProductClientDescription: oddText(index),
        DefaultSalesQuantity: '1',
        MinimumSalesQuantity: '0.5',
        MaximumSalesQuantity: '1000',
      });
    }
  }
  const discounts = addRecords(
    world,
    tables.discounts,
    'DiscountID',
    many(9, (index) => ({
      DiscountName: `Discount ${index}`,
      DiscountDescription: oddText(index),
      DiscountValue: `${index}.5`,
    })),
  );
  return { skus: SKUS, batchSku: 'YOGHURT', batchesByExpiry: BATCHES, discounts, boms: finished };
}
