import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const topByIdDistance: Fault = {
  clause: 'GET-5',
  about:
    'DiscountGet takes for the N newest those whose id is less than N below the highest. Where one among them was deleted, fewer than N come.',
  operations: ['DiscountGet', 'DiscountDelete'],
  hook: onFound(['DiscountGet'], (found, request) => {
    const top = sentNumber(request.ReturnTopNRecords) ?? 0;
    if (top <= 0 || member.records(request, 'Filters').length > 0) return found;
    const ids = found.map((one) => member.int(one, 'DiscountID'));
    return found.filter((one) => member.int(one, 'DiscountID') > Math.max(...ids) - top);
  }),
};
