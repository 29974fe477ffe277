import { instant, isDateTime } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const minutesOfWestOffsetsAdded: Fault = {
  clause: 'TYP-16',
  about: 'The sign of an offset in a json date applies to its hours only, so that -0330 is read as -0230.',
  operations: ['CompanyUpdate', 'IntegrationUpdateUpdate', 'DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onSentMembers({ operations: null, bodies: ['json'] }, /Date/, (value) => {
    if (!isDateTime(value) || value.basis !== 'instant' || value.offset === null) return value;
    if (value.offset >= 0 || value.offset % 60 === 0) return value;
    const hours = Math.trunc(-value.offset / 60);
    return instant(value.ms, -hours * 60 + (-value.offset % 60));
  }),
};
