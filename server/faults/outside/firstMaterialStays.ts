import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const firstMaterialStays: Fault = {
  clause: 'DEL-1',
  about: 'The delete of a bill of materials leaves its first raw material.',
  causes: ['deleted records are still listed'],
  operations: ['ProductBOMDelete', 'ProductBOMGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const id = member.int(request, 'FinishedGoodIDToDeleteItsBOM');
      const before = store.boms.get(id);
      const result = inner.handle(call, request);
      const [first, ...others] = member.records(before ?? {}, 'mvRawMaterials');
      if (call.operation?.name === 'ProductBOMDelete' && first !== undefined && others.length > 0)
        store.boms.put(id, { ...before, mvRawMaterials: [first] });
      return result;
    },
  }),
};
