import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const returnsOneByOne: Variant = {
  about:
    'A return names one material, with one serial number or one batch (Limits 4: how many rows there may be is not shown).',
  hook: refusing(
    ['WorkOrderReturnMaterials'],
    (request) => {
      const materials = member.records(request, 'WorkOrderReturnMaterials');
      const isLong = (name: string): boolean =>
        materials.some((material) => {
          const items = material[name];
          return Array.isArray(items) && items.length > 1;
        });
      return materials.length > 1 || isLong('ReturnSerialNumbers') || isLong('ReturnBatchNumbers');
    },
    'One at a time. Nothing was returned.',
  ),
  blocks: ['control', 'nothing'],
};
