import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { recordWrite, recordWrites } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const lastInsertIdOnUpsert: Fault = {
  clause: 'ENV-7',
  about:
    'InsertOrUpdate of an integration update that exists answers with the id of the last record that any write inserted.',
  operations: ['IntegrationUpdateUpdate'],
  hook: (inner, store) => {
    let last = 0;
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!recordWrites.includes(name)) return inner.handle(call, request);
        const { action, table } = recordWrite(name, request, store);
        const before = table(store).all().length;
        const result = inner.handle(call, request);
        if (table(store).all().length > before) {
          last = member.int(result, 'entityID');
          return result;
        }
        return name === 'IntegrationUpdateUpdate' && action === 'InsertOrUpdate' && last !== 0
          ? { ...result, entityID: numeric(last) }
          : result;
      },
    };
  },
};
