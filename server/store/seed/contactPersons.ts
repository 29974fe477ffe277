import { numeric } from '../../../specs/numeric.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';

/** Contact persons; the only operation on them deletes. */
export function contactPersons(): Table {
  const table = new Table(801);
  for (let index = 1; index <= counts.listed + counts.spare; index += 1) {
    table.insert((id) => ({ ContactPersonID: numeric(id), ContactPersonName: `Contact ${index}` }));
  }
  return table;
}
