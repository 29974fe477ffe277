import { operations } from '../../specs/operations.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

const getOf: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyGet',
  ShippingProviderUpdate: 'ShippingProviderGet',
};

export const insertsShownLate: Fault = {
  clause: 'ACT-6',
  level: 'SHOULD',
  about:
    'The first search for the name of a new company or shipping provider does not find it, and the Get after that does not show it either.',
  causes: ['a Get does not show {member} as written'],
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: (inner, store) => {
    /** Whether the first search was made already, by the Get and the new record's id. */
    const fresh = new Map<string, Map<number, boolean>>(Object.values(getOf).map((get) => [get, new Map()]));
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const result = inner.handle(call, request);
        const inserted = fresh.get(getOf[name] ?? '');
        if (inserted !== undefined) {
          const { action, record, id } = recordWrite(name, request, store);
          if (action === 'Insert') inserted.set(member.int(result[record] as typeof request, id), false);
          return result;
        }
        const { list = '', id = '' } = operations.get(name) ?? {};
        const filters = member.records(request, 'Filters');
        const isByName = filters.some(({ FieldName: field }) => field === nameMember[name]);
        const hidden = new Set<number>();
        for (const one of member.records(result, list)) {
          const key = member.int(one, id);
          const isSearched = fresh.get(name)?.get(key);
          if (isSearched === undefined || !(isSearched ? filters.length === 0 : isByName)) continue;
          hidden.add(key);
          if (isSearched) fresh.get(name)?.delete(key);
          else fresh.get(name)?.set(key, true);
        }
        if (hidden.size === 0) return result;
        const shown = member.records(result, list).filter((one) => !hidden.has(member.int(one, id)));
        return { ...result, [list]: shown };
      },
    };
  },
};
