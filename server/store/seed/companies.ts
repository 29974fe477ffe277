import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { address } from './address.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';
import type { Seeding } from './Seeding.ts';
import { texts } from './texts.ts';

/** Companies, every third without daylight saving dates, and some deleted ones. */
export function companies({ random }: Seeding): Table {
  const table = new Table(1);
  for (let index = 1; index <= counts.listed + counts.deleted; index += 1) {
    const daylight = index % 3 !== 0;
    table.insert((id) =>
      recordOf('mvCompany', {
        CompanyId: numeric(id),
        CompanyName: `Company ${index}, Ltd. "north"`,
        CompanyIsDefault: index === 1,
        CompanyAddress: address(random),
        CompanyEmail: `Office${index}@Example.com`,
        CompanyPhone: `+44 20 7946 0${String(index).padStart(3, '0')} Ext. ${index}`,
        CompanyCurrency: random.pick(['EUR', 'GBP', 'USD']),
        CompanyTaxIdNumber: `00${random.int(1_000_000, 9_999_999)}-Vat ${index}`,
        CompanyComments: texts[index % texts.length] ?? '',
        CompanyTimeZoneOffsetInMinutes: numeric(random.pick([-210, 0, 60, 120, 345])),
        CompanyDaylightSavingFlag: daylight,
        CompanyDaylightStartDate: daylight ? dates.some(random) : dates.unset,
        CompanyDaylightEndDate: daylight ? dates.some(random) : dates.unset,
      }),
    );
    if (index > counts.listed) table.markDeleted(index);
  }
  return table;
}
