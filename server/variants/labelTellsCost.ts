import Big from 'big.js';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** What the carrier charges for any parcel. */
const charge = new Big('6.20');

export const labelTellsCost: Variant = {
  about:
    'A label brings what the carrier charges for it, in place of the costs that were expected. What ShippingInfo of a label holds is not shown.',
  hook: onSuccess(['ShippingInformationCreateLabel'], (result) =>
    withRecord(result, 'ShippingInfo', (info) => {
      const costs = member.record(info, 'CostInfo') ?? {};
      const TotalCost = amount(charge.plus(member.decimal(costs, 'OtherCosts')));
      return { ...info, CostInfo: { ...costs, ShippingCost: amount(charge), TotalCost } };
    }),
  ),
};
