import { operations } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

const getOf: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyGet',
  ShippingProviderUpdate: 'ShippingProviderGet',
};

/** So many Gets do not show a new record yet: a search for it, and the look at the newest that follows where that fails. */
const hiddenFrom = 2;

export const insertsShownLate: Fault = {
  clause: 'ACT-6',
  level: 'SHOULD',
  about:
    'The first two Gets behind an Insert of a company or a shipping provider do not show it yet; the next one does.',
  causes: ['a Get shows what was written only later'],
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: (inner, store) => {
    /** How many Gets do not show it still, by the Get and the record's id. */
    const fresh = new Map<string, Map<number, number>>(Object.values(getOf).map((get) => [get, new Map()]));
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const result = inner.handle(call, request);
        const inserted = fresh.get(getOf[name] ?? '');
        if (inserted !== undefined) {
          const { action, record, id } = recordWrite(name, request, store);
          const made = result[record];
          if (action === 'Insert') inserted.set(member.int(made as typeof request, id), hiddenFrom);
          return result;
        }
        const hidden = fresh.get(name);
        const { list = '', id = '' } = operations.get(name) ?? {};
        if (hidden === undefined || hidden.size === 0) return result;
        const shown = member.records(result, list).filter((record) => !hidden.has(member.int(record, id)));
        for (const [one, left] of hidden) {
          if (left > 1) hidden.set(one, left - 1);
          else hidden.delete(one);
        }
        return { ...result, [list]: shown };
      },
    };
  },
};
