import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import type { Hook } from '../../Hook.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const hook: Hook = (inner) => {
  const remembered = new Map<number, RecordValue>();
  return {
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const top = sentNumber(request.ReturnTopNRecords) ?? 0;
      if (call.operation?.name !== 'DiscountGet' || top <= 0 || member.records(request, 'Filters').length > 0)
        return result;
      const first = remembered.get(top) ?? result;
      remembered.set(top, first);
      return first;
    },
  };
};

export const topDiscountsRemembered: Fault = {
  clause: 'DEL-1',
  about:
    'DiscountGet answers a ReturnTopNRecords that was asked before from memory, with discounts that are deleted since.',
  operations: ['DiscountGet', 'DiscountDelete'],
  hook,
};
