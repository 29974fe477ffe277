import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const oneOfEach: Variant = {
  about:
    'Of every kind it lists one record in the beginning, beside those to be used up (GET-5: min(N, all)).',
  blocks: ['nothing'],
  hook: (_, store) => {
    for (const kind of listedKinds(store)) {
      for (const record of recordsOfOthers(kind).slice(1)) kind.table.remove(member.int(record, kind.id));
    }
    return {};
  },
};
