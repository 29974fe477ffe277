import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const emptyBomsStay: Variant = {
  about: 'A product whose bill of materials was deleted is shown without one (DEL-1: open).',
  hook: (inner, store) => {
    const emptied: RecordValue[] = [];
    return {
      handle: (call, request) => {
        const bom = store.boms.get(member.int(request, 'FinishedGoodIDToDeleteItsBOM'));
        const result = inner.handle(call, request);
        if (call.operation?.name === 'ProductBOMDelete' && bom !== undefined)
          emptied.push({ ...bom, mvRawMaterials: [] });
        const isWhole =
          call.operation?.name === 'ProductBOMGet' &&
          member.records(request, 'Filters').length === 0 &&
          member.int(request, 'ReturnTopNRecords') <= 0;
        return isWhole ? { mvProductBOMs: [...member.records(result, 'mvProductBOMs'), ...emptied] } : result;
      },
    };
  },
};
