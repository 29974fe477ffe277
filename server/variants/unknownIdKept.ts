import { numeric } from '../../specs/numeric.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const kept: readonly string[] = ['CompanyUpdate', 'IntegrationUpdateUpdate', 'ShippingProviderUpdate'];

export const unknownIdKept: Variant = {
  about:
    'InsertOrUpdate with an id that no record has inserts under that id (ACT-3: absent is the id left out or 0).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (!kept.includes(name) || !member.text(request, 'mvRecordAction').startsWith('InsertOrUpdate'))
        return inner.handle(call, request);
      const { id, record, sent, stored, table } = recordWrite(name, request, store);
      const wanted = member.int(sent, id);
      const result = inner.handle(call, request);
      const made = member.record(result, record);
      // Lower ids may be given to others later.
      if (stored !== undefined || wanted < 100_000 || made === null) return result;
      const renamed = { ...made, [id]: numeric(wanted) };
      table(store).remove(member.int(made, id));
      table(store).put(wanted, renamed);
      return { ...result, [record]: renamed, entityID: numeric(wanted) };
    },
  }),
};
