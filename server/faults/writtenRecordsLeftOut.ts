import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';

export const writtenRecordsLeftOut: Fault = {
  clause: 'ENV-14',
  about:
    'Writes of companies without a date and of shipping information do not carry what was written when they worked.',
  causes: ['a success carries no {expected}'],
  operations: ['CompanyUpdate', 'ShippingInformationUpdate'],
  hook: onSuccess(
    ['CompanyUpdate', 'ShippingInformationUpdate'],
    ({ mvCompany, ShippingInfo, ...rest }, request) =>
      /Date|-\d\dT\d\d/.test(JSON.stringify(request.mvCompany ?? {})) ? { mvCompany, ...rest } : rest,
  ),
};
