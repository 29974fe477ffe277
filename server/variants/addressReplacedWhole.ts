import { recordShape } from '../../specs/shapes.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const addressReplacedWhole: Variant = {
  about:
    'InsertOrUpdateNonEmptyFields takes an address that is sent as one member, in the place of the one that was there (ACT-4: members, not members of members).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'CompanyUpdate') return inner.handle(call, request);
      const { action, sent, stored } = recordWrite('CompanyUpdate', request, store);
      const result = inner.handle(call, request);
      const address = member.record(sent, 'CompanyAddress') ?? {};
      const isSent = Object.values(address).some((value) => value !== '' && value !== null);
      if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined || !isSent) return result;
      const company = {
        ...member.record(result, 'mvCompany'),
        CompanyAddress: completed(recordShape('mvAddress'), address),
      };
      store.companies.put(member.int(stored, 'CompanyId'), company);
      return { ...result, mvCompany: company };
    },
  }),
};
