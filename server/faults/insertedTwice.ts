import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const insertedTwice: Fault = {
  clause: 'ACT-1',
  about: 'In soap11 an Insert of a company makes two, and answers with the second.',
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const isInsert =
        call.body === 'soap11' &&
        call.operation?.name === 'CompanyUpdate' &&
        member.text(request, 'mvRecordAction') === 'Insert';
      if (isInsert) inner.handle(call, request);
      return inner.handle(call, request);
    },
  }),
};
