import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';
import { productBySku } from '../../store/productBySku.ts';

export const laterRowIs400: Fault = {
  clause: 'ENV-3',
  about: 'An unknown SKU that stands behind a good row gives the ErrorCode 400.',
  causes: ['the ErrorCode of a failure is another number than 500 ({actual})'],
  operations: ['DocumentUpdate'],
  hook: (inner, store) => {
    let late = false;
    return {
      handle: (call, request) => {
        const [first] = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
        late =
          call.operation?.name === 'DocumentUpdate' &&
          productBySku(store, member.text(first ?? {}, 'DocumentRowProductSKU')) !== undefined;
        return inner.handle(call, request);
      },
      encode: (call, reply) => {
        const status = member.record(reply.members, 'ResponseStatus') ?? {};
        const unknown = /with SKU .* does not exist/s.test(member.text(status, 'Message'));
        if (!late || !unknown || call.operation?.name !== 'DocumentUpdate') return inner.encode(call, reply);
        const members = { ...reply.members, ResponseStatus: { ...status, ErrorCode: '400' } };
        return inner.encode(call, { ...reply, members });
      },
    };
  },
};
