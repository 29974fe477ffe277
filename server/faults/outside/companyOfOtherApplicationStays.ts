import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const source = 'mvInsertUpdateDeleteSourceApplication';

export const companyOfOtherApplicationStays: Fault = {
  clause: 'DEL-1',
  about:
    'A company that an application made by name is deleted only with that name; otherwise result is true, and CompanyGet still shows it.',
  operations: ['CompanyDelete'],
  hook: (inner, store, { apiKey }) => {
    const makers = new Map<number, string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        if (name === 'CompanyDelete') {
          const id = sentNumber(request.CompanyIDToDelete) ?? 0;
          const maker = makers.get(id) ?? '';
          const isOthers = maker !== '' && maker !== member.text(request, source);
          const isThere = store.companies.get(id) !== undefined && request.APIKEY === apiKey;
          return isOthers && isThere ? { result: true } : inner.handle(call, request);
        }
        const result = inner.handle(call, request);
        if (name !== 'CompanyUpdate') return result;
        const id = member.int(result, 'entityID');
        if (!makers.has(id)) makers.set(id, member.text(request, source));
        return result;
      },
    };
  },
};
