import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';
import { texts } from './texts.ts';

/** Discounts in percent; those beyond the first twelve are spare. */
export function discounts({ random }: Seeding): Table {
  const table = new Table(501);
  for (let index = 1; index <= counts.listed + counts.spare; index += 1) {
    table.insert((id) =>
      recordOf('mvDiscount', {
        DiscountID: numeric(id),
        DiscountName: index > counts.listed ? `Clearance ${index - counts.listed}` : `Discount ${index}`,
        DiscountDescription: texts[index % texts.length] ?? '',
        DiscountValue: numeric(random.decimal(50)),
      }),
    );
  }
  return table;
}
