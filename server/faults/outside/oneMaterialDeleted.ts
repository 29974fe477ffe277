import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const oneMaterialDeleted: Fault = {
  clause: 'DEL-1',
  about:
    'ProductBOMDelete removes the first row that it finds for the product. A bill of several materials stays with the others, though the answer says that it was deleted.',
  operations: ['ProductBOMDelete', 'ProductBOMGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ProductBOMDelete') return inner.handle(call, request);
      const id = sentNumber(request.FinishedGoodIDToDeleteItsBOM) ?? 0;
      const stored = store.boms.get(id);
      const result = inner.handle(call, request);
      const rest = member.records(stored ?? {}, 'mvRawMaterials').slice(1);
      if (stored !== undefined && rest.length > 0) store.boms.put(id, { ...stored, mvRawMaterials: rest });
      return result;
    },
  }),
};
