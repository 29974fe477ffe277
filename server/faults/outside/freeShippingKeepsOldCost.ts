import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const freeShippingKeepsOldCost: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate takes a ShippingCost of 0 for none: the cost from before stays, and is echoed.',
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) => {
    const info = member.record(request, 'ShippingInfo');
    const costs = info && member.record(info, 'CostInfo');
    if (costs === null || sentNumber(costs.ShippingCost) !== 0) return request;
    const { ShippingCost, ...others } = costs;
    return withRecord(request, 'ShippingInfo', (sent) => ({ ...sent, CostInfo: others }));
  }),
};
