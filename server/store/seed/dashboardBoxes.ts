import { numeric } from '../../../specs/numeric.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import { texts } from './texts.ts';

/** Dashboard boxes of two grid types. */
export function dashboardBoxes(): Table {
  const table = new Table(51);
  for (let index = 1; index <= counts.listed; index += 1) {
    table.insert((id) =>
      recordOf('mvDashboardBox', {
        DashboardBoxID: numeric(id),
        DashboardBoxTitle:
          index % 2 === 0 ? `Orders by country in week ${index}` : `Box ${index}: sales, "today"`,
        DashboardBoxDescription: texts[index % texts.length] ?? '',
        DashboardBoxType: index % 3 === 0 ? 'Chart' : 'Table',
        DashboardBoxGridType: index % 2 === 0 ? 'Wide' : 'Narrow',
      }),
    );
  }
  return table;
}
