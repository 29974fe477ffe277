import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const caseOnlyChangeIsNoChange: Fault = {
  clause: 'ACT-6',
  about:
    'An Update that changes only the letter case of a text is not stored, because the dirty check compares without case; the echo shows it.',
  operations: ['CompanyUpdate', 'ShippingProviderUpdate', 'CompanyGet', 'ShippingProviderGet'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (name !== 'CompanyUpdate' && name !== 'ShippingProviderUpdate') return inner.handle(call, request);
      const { action, record, id, stored, table } = recordWrite(name, request, store);
      const result = inner.handle(call, request);
      const made = member.record(result, record);
      if (action !== 'Update' || stored === undefined || made === null) return result;
      const kept = Object.entries(stored).filter(([key, before]) => {
        const after = made[key];
        return (
          typeof before === 'string' &&
          typeof after === 'string' &&
          before !== after &&
          before.toLowerCase() === after.toLowerCase()
        );
      });
      if (kept.length > 0) table(store).put(member.int(made, id), { ...made, ...Object.fromEntries(kept) });
      return result;
    },
  }),
};
