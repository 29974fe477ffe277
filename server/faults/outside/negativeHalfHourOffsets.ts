import { instant, isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const negativeHalfHourOffsets: Fault = {
  clause: 'TYP-16',
  about:
    'In json, an offset such as -0330 is read as -3 hours plus 30 minutes. The parser puts the sign on the hours alone; whole hours come out right.',
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate', 'CompanyUpdate', 'IntegrationUpdateUpdate'],
  hook: onSent({ operations: null, bodies: ['json'] }, /./, (value) => {
    if (!isDateTime(value) || value.basis !== 'instant' || value.offset === null || value.offset >= 0)
      return value;
    const hours = Math.trunc(value.offset / 60);
    const minutes = -value.offset % 60;
    return minutes === 0 ? value : instant(value.ms, hours * 60 + minutes);
  }),
};
