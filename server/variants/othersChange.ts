import { everyFew } from '../hooks/everyFew.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const othersChange: Variant = {
  about:
    'Somebody else edits the texts of old records, one of each kind between two calls of ten (rule 2: judged on the run’s own records).',
  hook: everyFew(10, (store) => {
    const kinds = listedKinds(store).map((kind) => ({ kind, records: recordsOfOthers(kind) }));
    return (round) => {
      for (const { kind, records } of kinds) {
        const id = member.int(records[round % records.length] ?? {}, kind.id);
        const record = kind.table.get(id);
        // Of what is the only one of its kind and never the same nothing could be told.
        if (record !== undefined && kind.table.all().length > 1)
          kind.table.put(id, { ...record, [kind.text]: `edited, the ${round}th time` });
      }
    };
  }),
};
