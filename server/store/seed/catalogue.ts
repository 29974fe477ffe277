/** The products that everything else refers to: ids, SKUs and descriptions, the same for every seed. */
export interface CatalogueItem {
  readonly id: number;
  readonly sku: string;
  readonly description: string;
}

const named: readonly (readonly [sku: string, description: string])[] = [
  ['Bolt-Hex-M8x40', 'Hex bolt M8, 40 mm'],
  ['Nut-Flange-M8', 'Hex nut M8'],
  ['WASHER-8', 'Flat washer 8.4 mm'],
  ['PANEL-OAK', 'Oak panel 60 × 40 cm'],
  ['LEG-STEEL', 'Steel table leg, "black"'],
  ['LAMP-DESK', 'Desk lamp {LED}; 9 W'],
  ['PAINT-WHITE', 'White paint, 2.5 l'],
  ['GLUE-WOOD', 'Wood glue & hardener'],
  ['00042', 'Cable tie, 200 mm [100]'],
  ['SCREEN-24-MATT', 'Screen 24" <matt>'],
];

/** Products that are bought and used. */
export const materials: readonly CatalogueItem[] = named.map(([sku, description], index) => ({
  id: 101 + index,
  sku,
  description,
}));

/** The product kept in batches, and the one kept by serial number. */
export const batchProduct = materialOf('PAINT-WHITE');
export const serialProduct = materialOf('SCREEN-24-MATT');

/** Products that are made; each has a bill of materials of its own. */
export const finishedGoods = (count: number): readonly CatalogueItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 201 + index,
    sku: `DESK-BEECH-${String(index + 1).padStart(3, '0')}`,
    description: `Desk, model ${index + 1}`,
  }));

function materialOf(sku: string): CatalogueItem {
  const found = materials.find((item) => item.sku === sku);
  if (found === undefined) throw new Error(`no material has the SKU ${sku}`);
  return found;
}
