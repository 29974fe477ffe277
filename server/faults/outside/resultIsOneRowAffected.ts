import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const resultIsOneRowAffected: Fault = {
  clause: 'ENV-9',
  about:
    'The new data layer says true only if a statement affected exactly one row. Deleting a bill of several materials works, but answers result false.',
  operations: ['ProductBOMDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ProductBOMDelete') return inner.handle(call, request);
      const bom = store.boms.get(sentNumber(request.FinishedGoodIDToDeleteItsBOM) ?? 0);
      const affected = member.records(bom ?? {}, 'mvRawMaterials').length;
      return { ...inner.handle(call, request), result: affected === 1 };
    },
  }),
};
