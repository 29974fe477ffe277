import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';

export const twoCodesForTwoRows: Fault = {
  clause: 'ENV-3',
  about: 'The refusal of a document with two rows of unknown SKUs has a code for each: 500,500.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => {
    const ofTwoRows = new WeakSet<object>();
    return {
      handle: (call, request) => {
        const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        const skus = rows.map((row) => member.text(row, 'DocumentRowProductSKU'));
        const unknown = skus.filter((sku) => productBySku(store, sku) === undefined);
        if (unknown.length > 1) ofTwoRows.add(call);
        return inner.handle(call, request);
      },
      encode: (call, reply) => {
        const status = member.record(reply.members, 'ResponseStatus');
        if (!ofTwoRows.has(call) || status?.ErrorCode !== '500') return inner.encode(call, reply);
        const members = { ...reply.members, ResponseStatus: { ...status, ErrorCode: '500,500' } };
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};
