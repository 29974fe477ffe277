import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

export const offsetResetByParts: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about: 'InsertOrUpdateNonEmptyFields sets the time zone offset of a company to 0 if none is sent.',
  causes: ['InsertOrUpdateNonEmptyFields clears what the request has no value for ({member})'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'CompanyUpdate') return result;
      const { action, sent, stored, id } = recordWrite('CompanyUpdate', request, store);
      const isPart = action === 'InsertOrUpdateNonEmptyFields';
      if (isPart && stored !== undefined && sent.CompanyTimeZoneOffsetInMinutes === undefined)
        store.companies.put(member.int(sent, id), { ...stored, CompanyTimeZoneOffsetInMinutes: numeric(0) });
      return result;
    },
  }),
};
