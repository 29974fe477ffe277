import type { Store } from '../../server/store/Store.ts';
import { Table } from '../../server/store/Table.ts';

/** What a sandbox holds, by record: `companies 3`, sorted by name. */
export function contents(store: Store): readonly string[] {
  return Object.entries(store)
    .flatMap(([name, table]) => (table instanceof Table ? [`${words(name)} ${table.all().length}`] : []))
    .sort();
}

/** `salesOrders` → `sales orders`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
