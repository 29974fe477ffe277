import { onResult } from '../hooks/onResult.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const labelWithoutOtherCosts: Variant = {
  about:
    'What comes with a label is what the carrier prints: neither other costs nor the total, which are the merchant’s own affair (TYP-15: absent stands for no value, SHP-1: how much of it a label shows is not shown).',
  hook: onResult(['ShippingInformationCreateLabel'], (result) =>
    withRecord(result, 'ShippingInfo', (info) => ({
      ...info,
      CostInfo: { ShippingCost: member.record(info, 'CostInfo')?.ShippingCost },
    })),
  ),
};
