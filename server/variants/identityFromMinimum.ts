import type { Hook } from '../Hook.ts';
import { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

const minimum = -2_147_483_648;

/** Suppliers keep ids above zero, as rule 2 wants. */
const identities: Hook = (_, store) => {
  for (const table of Object.values(store)) {
    if (!(table instanceof Table) || table === store.suppliers) continue;
    let next = minimum;
    table.insert = (make) => {
      const id = next;
      const record = make(id);
      next += 1;
      table.put(id, record);
      return record;
    };
  }
  return {};
};

export const identityFromMinimum: Variant = {
  about:
    'Seeds its identity columns with the least 32-bit integer, so new ids are negative and below all old ones.',
  hook: identities,
};
