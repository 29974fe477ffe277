import { numeric } from '../../specs/numeric.ts';
import { everyFew } from '../hooks/everyFew.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const othersReplace: Variant = {
  about:
    'An import of somebody else deletes old records and makes them again under new ids, between two calls of thirty (rule 2: never on records of others).',
  hook: everyFew(30, (store) => {
    const kinds = listedKinds(store).map((kind) => ({
      kind,
      ids: recordsOfOthers(kind).map((record) => member.int(record, kind.id)),
    }));
    return () => {
      for (const { kind, ids } of kinds) {
        const old = ids.shift();
        const record = old === undefined ? undefined : kind.table.get(old);
        if (old === undefined || record === undefined) continue;
        kind.table.remove(old);
        kind.table.insert((id) => {
          ids.push(id);
          return { ...record, [kind.id]: numeric(id) };
        });
      }
    };
  }),
  blocks: ['nothing'],
};
