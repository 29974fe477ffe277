import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const places = { operations: ['ProductBOMGet'], formats: ['json'] } as const;

export const ownListsBeside: Variant = {
  about:
    'In json, a bill without materials leaves mvRawMaterials out and has a list of its own, ByProducts, of the same kind of records (ENV-13, TYP-15).',
  hook: (inner, store, server) => {
    for (const bom of store.boms.all().slice(-2))
      store.boms.put(member.int(bom, 'ProductID'), { ...bom, mvRawMaterials: [] });
    return onAnswerMembers(places, (members) => ({
      ...members,
      mvProductBOMs: member.records(members, 'mvProductBOMs').map((bom) => {
        const { mvRawMaterials, ...rest } = bom;
        if (member.records(bom, 'mvRawMaterials').length > 0) return bom;
        const { ProductID = null, ProductSKU = null } = bom;
        return { ...rest, ByProducts: [{ ProductID, ProductSKU, ProductDescription: 'Sawdust' }] };
      }),
    }))(inner, store, server);
  },
};
