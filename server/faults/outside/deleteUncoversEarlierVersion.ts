import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const deleteUncoversEarlierVersion: Fault = {
  clause: 'DEL-1',
  about:
    'Deleting a company that was updated removes only its latest version: the answer is true, and CompanyGet shows it as it was before.',
  operations: ['CompanyDelete'],
  hook: (inner, store, { apiKey }) => {
    const earlier = new Map<number, RecordValue>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        if (name === 'CompanyUpdate') {
          const { action, stored } = recordWrite(name, request, store);
          const result = inner.handle(call, request);
          if (action !== 'Insert' && stored !== undefined)
            earlier.set(member.int(stored, 'CompanyId'), stored);
          return result;
        }
        const id = sentNumber(request.CompanyIDToDelete) ?? 0;
        const version = earlier.get(id);
        const isUncovered =
          name === 'CompanyDelete' && version !== undefined && member.text(request, 'APIKEY') === apiKey;
        if (!isUncovered || store.companies.get(id) === undefined) return inner.handle(call, request);
        earlier.delete(id);
        store.companies.put(id, version);
        return { result: true };
      },
    };
  },
};
