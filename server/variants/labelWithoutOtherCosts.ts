import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const labelWithoutOtherCosts: Variant = {
  about:
    'A label brings what the carrier prints: neither other costs nor the total. Absent stands for no value (TYP-15), and how much a label shows is not shown (SHP-1).',
  hook: onSuccess(['ShippingInformationCreateLabel'], (result) =>
    withRecord(result, 'ShippingInfo', (info) => ({
      ...info,
      CostInfo: { ShippingCost: member.record(info, 'CostInfo')?.ShippingCost },
    })),
  ),
};
