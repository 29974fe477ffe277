import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const earlierBomComesBack: Fault = {
  clause: 'DEL-1',
  about: 'Deleting a bill of materials brings the one that was deleted before it back.',
  operations: ['ProductBOMDelete', 'ProductBOMGet'],
  hook: (inner, store) => {
    let last: { readonly id: number; readonly bom: RecordValue } | undefined;
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'ProductBOMDelete') return inner.handle(call, request);
        const id = sentNumber(request.FinishedGoodIDToDeleteItsBOM) ?? 0;
        const bom = store.boms.get(id);
        const result = inner.handle(call, request);
        if (last !== undefined && last.id !== id) store.boms.put(last.id, last.bom);
        last = bom === undefined ? undefined : { id, bom };
        return result;
      },
    };
  },
};
