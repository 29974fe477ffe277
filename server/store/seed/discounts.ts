import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';
import { texts } from './texts.ts';

/** One of them has letters of two alphabets beyond ASCII. */
const nameOf = (index: number): string => (index === 2 ? 'Größe Ελληνικά 2' : `Discount ${index}`);

/** Discounts in percent; those beyond the first twelve are spare. */
export function discounts({ random }: Seeding): Table {
  const table = new Table(501);
  for (let index = 1; index <= counts.listed + counts.spare; index += 1) {
    table.insert((id) =>
      recordOf('mvDiscount', {
        DiscountID: numeric(id),
        DiscountName: index > counts.listed ? `Clearance sale ${index - counts.listed}` : nameOf(index),
        DiscountDescription: texts[index % texts.length] ?? '',
        DiscountValue: numeric(random.decimal(50)),
      }),
    );
  }
  return table;
}
