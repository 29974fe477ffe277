import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const resultOfOneMaterial: Fault = {
  clause: 'ENV-9',
  about: 'ProductBOMDelete says true only where exactly one raw material was deleted.',
  causes: ['result is false though the delete worked'],
  operations: ['ProductBOMDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'ProductBOMDelete') return inner.handle(call, request);
      const bom = store.boms.get(member.int(request, 'FinishedGoodIDToDeleteItsBOM')) ?? {};
      const result = inner.handle(call, request);
      return { ...result, result: member.records(bom, 'mvRawMaterials').length === 1 };
    },
  }),
};
