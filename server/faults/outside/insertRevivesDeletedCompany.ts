import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const insertRevivesDeletedCompany: Fault = {
  clause: 'DEL-1',
  about:
    'The next company that is inserted flushes a stale session, which undoes the last CompanyDelete: the default CompanyGet shows that company again.',
  operations: ['CompanyDelete', 'CompanyUpdate', 'CompanyGet'],
  hook: (inner, { companies }) => {
    let last: RecordValue | undefined;
    const deleted = companies.deleted.bind(companies);
    companies.deleted = () =>
      deleted().filter((record) => companies.get(member.int(record, 'CompanyId')) === undefined);
    return {
      handle: (call, request) => {
        const name = call.operation?.name;
        if (name === 'CompanyDelete') {
          const doomed = companies.get(sentNumber(request.CompanyIDToDelete) ?? 0);
          const result = inner.handle(call, request);
          last = doomed;
          return result;
        }
        if (name !== 'CompanyUpdate') return inner.handle(call, request);
        const before = companies.all().length;
        const result = inner.handle(call, request);
        if (last !== undefined && companies.all().length > before) {
          companies.put(member.int(last, 'CompanyId'), last);
          last = undefined;
        }
        return result;
      },
    };
  },
};
