import { numeric } from '../../specs/numeric.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import type { Variant } from '../Variant.ts';

/** After so many more calls somebody else inserts. */
const later = 3;

export const idsGivenAnew: Variant = {
  about:
    'The id of a deleted record goes to the next new one of its kind, which other clients insert soon (ACT-1: an id that no other record has).',
  blocks: ['control'],
  leaves: ['GET-6'],
  hook: (inner, store) => {
    const kinds = listedKinds(store).map((kind) => ({ kind, like: recordsOfOthers(kind)[0] ?? {} }));
    const freed: { readonly due: number; readonly insert: () => void }[] = [];
    let count = 0;
    for (const { kind, like } of kinds) {
      const { table, title } = kind;
      const insert = (id: number) => () =>
        table.put(id, { ...like, [kind.id]: numeric(id), [title]: `Another’s ${id}` });
      const remove = table.remove.bind(table);
      table.remove = (id) => {
        const taken = remove(id);
        if (taken) freed.push({ due: count + later, insert: insert(id) });
        return taken;
      };
      // What is still shown as deleted would keep its id.
      table.markDeleted = table.remove;
    }
    return {
      handle: (call, request) => {
        count += 1;
        while ((freed[0]?.due ?? Number.POSITIVE_INFINITY) <= count) freed.shift()?.insert();
        return inner.handle(call, request);
      },
    };
  },
};
