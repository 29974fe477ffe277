import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
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
      const isPart = member.text(request, 'mvRecordAction') === 'InsertOrUpdateNonEmptyFields';
      const sent = member.record(request, 'mvCompany') ?? {};
      const id = member.int(sent, 'CompanyId');
      const stored = store.companies.get(id);
      if (!isPart || sent.CompanyTimeZoneOffsetInMinutes !== undefined || stored === undefined) return result;
      store.companies.put(id, { ...stored, CompanyTimeZoneOffsetInMinutes: numeric(0) });
      return result;
    },
  }),
};
