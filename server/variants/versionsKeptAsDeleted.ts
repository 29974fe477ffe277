import { numeric } from '../../specs/numeric.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const kept = ['CompanyUpdate', 'ShippingProviderUpdate'];

export const versionsKeptAsDeleted: Variant = {
  about:
    'Every update leaves the old version as a deleted row with an id of its own; only ' +
    'showAllDeletedAndUndeleted shows it (GET-6: a superset).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (!kept.includes(name)) return inner.handle(call, request);
      const { id: idName, table, stored, action } = recordWrite(name, request, store);
      const result = inner.handle(call, request);
      if (stored === undefined || action === 'Insert') return result;
      const version = table(store).insert((id) => ({ ...stored, [idName]: numeric(id) }));
      table(store).markDeleted(member.int(version, idName));
      return result;
    },
  }),
};
