import { numeric } from '../../specs/numeric.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import { topRecords } from '../rules/topRecords.ts';
import { materials } from '../store/seed/catalogue.ts';
import type { Variant } from '../Variant.ts';

export const tiesFallOtherwise: Variant = {
  about:
    'Many clients share three products, and ReturnTopNRecords breaks the ties in ProductID the other ' +
    'way round than the whole list (GET-2, GET-5: open).',
  hook: (inner, store) => {
    for (const [index, link] of store.productClients.all().entries())
      store.productClients.put(index + 1, {
        ...link,
        ProductID: numeric(materials[index % 3]?.id ?? 0),
      });
    return {
      handle: (call, request) => {
        const { ReturnTopNRecords, ...rest } = request;
        const wanted = sentNumber(ReturnTopNRecords) ?? 0;
        if (call.operation?.name !== 'ProductClientGet' || wanted < 1 || !Number.isInteger(wanted))
          return inner.handle(call, request);
        const result = inner.handle(call, rest);
        const turned = member.records(result, 'mvProductClient').toReversed();
        const top = topRecords(turned, 'ProductID', { ReturnTopNRecords: numeric(wanted) });
        return { ...result, mvProductClient: top };
      },
    };
  },
};
