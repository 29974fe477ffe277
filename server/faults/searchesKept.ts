import { createHash } from 'node:crypto';
import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

const gets = ['CompanyGet', 'ShippingProviderGet'];

export const searchesKept: Fault = {
  clause: 'ACT-6',
  about: 'What a search for companies or shipping providers found once is answered to every equal request.',
  operations: ['CompanyUpdate', 'ShippingProviderUpdate', ...gets],
  hook: (inner) => {
    const kept = new Map<string, RecordValue>();
    let asked = '';
    return {
      decode: (call, request) => {
        asked = createHash('sha256').update(request.url).update(request.body).digest('hex');
        return inner.decode(call, request);
      },
      handle: (call, request) => {
        const key = asked;
        const isSearch =
          gets.includes(call.operation?.name ?? '') && member.records(request, 'Filters').length > 0;
        if (!isSearch) return inner.handle(call, request);
        const found = kept.get(key) ?? inner.handle(call, request);
        kept.set(key, found);
        return found;
      },
    };
  },
};
