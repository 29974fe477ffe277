import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const earlierVersionsTakenForLate: Fault = {
  clause: 'ACT-6',
  about:
    'An Update that brings a company or a carrier back to what an earlier write sent is taken for that write arriving late: it is answered 0 and changes nothing.',
  operations: ['CompanyUpdate', 'ShippingProviderUpdate'],
  hook: (inner, store) => {
    const versions = new Map<string, string[]>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (name !== 'CompanyUpdate' && name !== 'ShippingProviderUpdate') return inner.handle(call, request);
        const { action, sent, stored, id, record } = recordWrite(name, request, store);
        const content = JSON.stringify({ ...sent, [id]: undefined });
        const result = inner.handle(call, request);
        const number = member.int(member.record(result, record) ?? {}, id);
        const key = `${name} ${number}`;
        const before = versions.get(key) ?? [];
        const isLate = before.slice(0, -1).includes(content) && before.at(-1) !== content;
        if (action === 'Update' && stored !== undefined && isLate) {
          (name === 'CompanyUpdate' ? store.companies : store.shippingProviders).put(number, stored);
          return { ...result, [record]: stored };
        }
        versions.set(key, [...before, content]);
        return result;
      },
    };
  },
};
