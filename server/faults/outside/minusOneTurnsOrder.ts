import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const lists: Readonly<Record<string, string>> = {
  DashboardBoxGet: 'mvDashboardBoxes',
  DiscountGet: 'mvDiscounts',
  SalesOrderGet: 'mvSalesOrders',
};

export const minusOneTurnsOrder: Fault = {
  clause: 'GET-3',
  about:
    'The sign of ReturnTopNRecords goes into the comparison of ids: with -1 all records come by ascending id.',
  causes: ['where all records are asked for they do not come by descending id; they come by ascending id'],
  operations: Object.keys(lists),
  hook: onSuccess(Object.keys(lists), (result, request) => {
    const list = Object.values(lists).find((name) => name in result);
    if (list === undefined || sentNumber(request.ReturnTopNRecords) !== -1) return result;
    return { ...result, [list]: [...member.records(result, list)].reverse() };
  }),
};
