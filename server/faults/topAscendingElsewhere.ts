import { operation } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { onResult } from '../hooks/onResult.ts';
import { member } from '../records/member.ts';

const turned: readonly string[] = ['DashboardBoxGet', 'DiscountGet', 'ProductClientGet', 'CompanyGet'];

export const topAscendingElsewhere: Fault = {
  clause: 'GET-2',
  about: 'With ReturnTopNRecords boxes, discounts, links and companies come by ascending id.',
  operations: turned,
  hook: (inner, store, server) => ({
    handle: (call, request) => {
      const { name = '' } = call.operation ?? {};
      if (!turned.includes(name) || member.int(request, 'ReturnTopNRecords') <= 0)
        return inner.handle(call, request);
      const list = operation(name).list ?? '';
      const turn = onResult([name], (result) => ({
        ...result,
        [list]: member.records(result, list).toReversed(),
      }))(inner, store, server);
      return (turn.handle ?? inner.handle)(call, request);
    },
  }),
};
