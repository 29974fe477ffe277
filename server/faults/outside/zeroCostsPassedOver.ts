import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const zeroCostsPassedOver: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate with a ShippingCost or OtherCosts of 0 keeps the cost that the document had before, in the echo too.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) => {
    const info = member.record(request, 'ShippingInfo');
    if (info === null || member.record(info, 'CostInfo') === null) return request;
    return withRecord(request, 'ShippingInfo', (block) =>
      withRecord(block, 'CostInfo', (costs) =>
        Object.fromEntries(Object.entries(costs).filter(([, cost]) => sentNumber(cost) !== 0)),
      ),
    );
  }),
};
