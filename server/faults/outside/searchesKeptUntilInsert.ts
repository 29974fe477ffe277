import { createHash } from 'node:crypto';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const searchesKeptUntilInsert: Fault = {
  clause: 'ACT-6',
  about:
    'What a ShippingProviderGet with Filters found is kept for the same request until a provider is inserted: updates do not show in it.',
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner, store) => {
    const kept = new Map<string, RecordValue>();
    let asked = '';
    return {
      decode: (call, request) => {
        asked = createHash('sha256').update(request.url).update(request.body).digest('hex');
        return inner.decode(call, request);
      },
      handle: (call, request) => {
        const key = asked;
        const name = call.operation?.name;
        const isSearch = name === 'ShippingProviderGet' && member.records(request, 'Filters').length > 0;
        const isInsert =
          name === 'ShippingProviderUpdate' && recordWrite(name, request, store).stored === undefined;
        const result = inner.handle(call, request);
        if (isInsert) kept.clear();
        if (!isSearch) return result;
        const found = kept.get(key) ?? result;
        kept.set(key, found);
        return found;
      },
    };
  },
};
