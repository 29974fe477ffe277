import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const insertedTwice: Fault = {
  clause: 'ACT-1',
  about: 'An Insert of a company or a shipping provider makes two, and answers with the second.',
  causes: ['one insert makes two records'],
  operations: ['CompanyUpdate', 'CompanyGet', 'ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const isInsert =
        ['CompanyUpdate', 'ShippingProviderUpdate'].includes(call.operation?.name ?? '') &&
        member.text(request, 'mvRecordAction') === 'Insert';
      if (isInsert) inner.handle(call, request);
      return inner.handle(call, request);
    },
  }),
};
