import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const emptyBomsStay: Variant = {
  about: 'A product whose bill of materials was deleted is shown without one (DEL-1: open).',
  hook: (inner, store) => {
    const emptied = new Set<number>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'ProductBOMDelete') return inner.handle(call, request);
        const id = member.int(request, 'FinishedGoodIDToDeleteItsBOM');
        const product = store.boms.get(id);
        // There is nothing left of it to be deleted.
        if (emptied.has(id)) store.boms.remove(id);
        try {
          return inner.handle(call, request);
        } finally {
          if (product !== undefined && store.boms.get(id) === undefined) {
            store.boms.put(id, { ...product, mvRawMaterials: [] });
            emptied.add(id);
          }
        }
      },
    };
  },
};
