import { numeric } from '../../specs/numeric.ts';
import { everyFew } from '../hooks/everyFew.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import type { Variant } from '../Variant.ts';

export const othersInsert: Variant = {
  about:
    'Other clients add records of all listed kinds, between two calls of forty (rule 2: never on records of others).',
  hook: everyFew(40, (store) => {
    const kinds = listedKinds(store).map((kind) => ({ kind, like: recordsOfOthers(kind)[0] ?? {} }));
    return (round) => {
      for (const { kind, like } of kinds)
        kind.table.insert((id) => ({ ...like, [kind.id]: numeric(id), [kind.title]: `Another's ${round}` }));
    };
  }),
};
