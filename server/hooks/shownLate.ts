import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import type { Table } from '../store/Table.ts';
import { recordWrite } from './writtenRecords.ts';

/** The Get that lists what a write stores, and the member that holds its list. */
const gets: Readonly<Record<string, readonly [get: string, list: string]>> = {
  CompanyUpdate: ['CompanyGet', 'mvCompanies'],
  ShippingProviderUpdate: ['ShippingProviderGet', 'mvShippingProviders'],
};

/** The first search that finds a record after an Update still shows the old content, and finds the record by it. */
export const shownLate: Hook = (inner, store) => {
  const before = new Map<Table, Map<number, RecordValue>>();
  return {
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (gets[name] !== undefined) {
        const { action, sent, stored, id: idMember, table } = recordWrite(name, request, store);
        const result = inner.handle(call, request);
        const old = before.get(table(store)) ?? new Map<number, RecordValue>();
        before.set(table(store), old);
        if (action === 'Update' && stored !== undefined) old.set(member.int(sent, idMember), stored);
        return result;
      }
      const [update = '', [, list] = []] = Object.entries(gets).find(([, [get]]) => get === name) ?? [];
      if (list === undefined || member.records(request, 'Filters').length === 0)
        return inner.handle(call, request);
      const { id: idMember, table } = recordWrite(update, {}, store);
      const records = table(store);
      const old = before.get(records) ?? new Map<number, RecordValue>();
      const now = new Map([...old.keys()].map((id) => [id, records.get(id)] as const));
      for (const [id, record] of old) if (now.get(id) !== undefined) records.put(id, record);
      try {
        const result = inner.handle(call, request);
        for (const shown of member.records(result, list)) old.delete(member.int(shown, idMember));
        return result;
      } finally {
        for (const [id, record] of now) if (record !== undefined) records.put(id, record);
      }
    },
  };
};
