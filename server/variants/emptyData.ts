import { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

export const emptyData: Variant = {
  about: 'It holds nothing at all in the beginning.',
  hook: (_, store) => {
    for (const table of Object.values(store)) if (table instanceof Table) table.clear();
    return {};
  },
  blocks: ['nothing', 'fixture:', 'control'],
};
