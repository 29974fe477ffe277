import type { Hook } from '../Hook.ts';
import { Table } from '../store/Table.ts';

/** Gives every new record, of any kind, an id made from its number in order of creation, from 1 on. */
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
