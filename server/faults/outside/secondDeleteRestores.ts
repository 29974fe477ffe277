import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const secondDeleteRestores: Fault = {
  clause: 'DEL-1',
  about:
    'CompanyDelete turns the mark of deletion over. The second delete of a company fails as it should, and the default CompanyGet shows the company again.',
  operations: ['CompanyDelete', 'CompanyGet'],
  hook: (inner, store) => {
    const back = new Set<number>();
    const { companies } = store;
    const deleted = companies.deleted.bind(companies);
    companies.deleted = () => deleted().filter((one) => !back.has(member.int(one, 'CompanyId')));
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'CompanyDelete') return inner.handle(call, request);
        const id = member.int(request, 'CompanyIDToDelete');
        try {
          const result = inner.handle(call, request);
          back.delete(id);
          return result;
        } catch (error) {
          const gone = companies.deleted().find((one) => member.int(one, 'CompanyId') === id);
          // Only with the right key was there a delete at all.
          if (
            gone !== undefined &&
            error instanceof Error &&
            error.message.startsWith('The company with id')
          ) {
            companies.put(id, gone);
            back.add(id);
          }
          throw error;
        }
      },
    };
  },
};
