import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const sourcesKeepTheirOwn: Fault = {
  clause: 'ACT-8',
  about:
    'An Update that names its source application finds companies inserted in its name alone, and makes new ones of the others.',
  causes: ['a call with mvInsertUpdateDeleteSourceApplication works on another record'],
  operations: ['CompanyUpdate'],
  hook: (inner, store) => {
    const sources = new Map<number, string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'CompanyUpdate') return inner.handle(call, request);
        const { action, sent, stored } = recordWrite('CompanyUpdate', request, store);
        const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
        const isOthers = source !== '' && sources.get(member.int(sent, 'CompanyId')) !== source;
        const asked =
          action === 'Update' && stored !== undefined && isOthers
            ? { ...request, mvRecordAction: 'Insert' }
            : request;
        const known = new Set(store.companies.all().map((one) => member.int(one, 'CompanyId')));
        const result = inner.handle(call, asked);
        const id = member.int(result, 'entityID');
        if (!known.has(id)) sources.set(id, source);
        return result;
      },
    };
  },
};
