import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import { materials } from './catalogue.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';

/** One custom report: the sales of every product, month by month. Of an odd number of rows the last page holds a single one. */
export function reports({ random }: Seeding): Table {
  const table = new Table(1);
  const rows = Array.from({ length: counts.listed * 2 - 1 }, (_, index) => ({
    Row: numeric(index + 1),
    Month: `Month ${(index % 12) + 1}`,
    ProductSKU: random.pick(materials).sku,
    Remarks: `sold, "net": ${index}`,
    Quantity: numeric(random.int(1, 500)),
    Amount: numeric(random.decimal(9000)),
  }));
  table.insert((id) => ({ CustomReportId: numeric(id), Rows: rows }));
  return table;
}
