import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const turned: readonly string[] = ['DashboardBoxGet', 'DiscountGet', 'ProductClientGet', 'CompanyGet'];

export const topAscendingElsewhere: Fault = {
  clause: 'GET-2',
  about: 'With ReturnTopNRecords boxes, discounts, links and companies come by ascending id.',
  causes: ['with ReturnTopNRecords records do not come by descending id; they come by ascending id'],
  operations: turned,
  hook: onFound(turned, (found, request) =>
    member.int(request, 'ReturnTopNRecords') > 0 ? found.toReversed() : found,
  ),
};
