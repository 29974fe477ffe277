import { listedKinds } from '../hooks/listedRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const deletedAreRenamed: Variant = {
  about:
    'What is deleted gets another name, so that the name is free again (GET-6, DEL-1: its members are not shown).',
  hook: (_, store) => {
    for (const { table, title } of listedKinds(store)) {
      const markDeleted = table.markDeleted.bind(table);
      table.markDeleted = (id) => {
        const record = table.get(id);
        if (record !== undefined)
          table.put(id, { ...record, [title]: `${member.text(record, title)} (deleted, ${id})` });
        return markDeleted(id);
      };
    }
    return {};
  },
};
