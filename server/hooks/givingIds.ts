import type { Hook } from '../Hook.ts';
import { Table } from '../store/Table.ts';

/** Gives every new record, of whatever kind, the id of its number in the order of their making, from 1 on. */
export const givingIds =
  (idOf: (count: number) => number): Hook =>
  (_, store) => {
    let count = 0;
    for (const table of Object.values(store)) {
      if (!(table instanceof Table)) continue;
      table.insert = (make) => {
        count += 1;
        const id = idOf(count);
        const record = make(id);
        table.put(id, record);
        return record;
      };
    }
    return {};
  };
