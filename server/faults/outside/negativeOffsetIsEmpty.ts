import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const negativeOffsetIsEmpty: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about:
    'InsertOrUpdateNonEmptyFields takes a negative CompanyTimeZoneOffsetInMinutes as empty and keeps the old one.',
  operations: ['CompanyUpdate'],
  hook: onWrite(['CompanyUpdate'], ({ action, sent, stored }) => {
    const { CompanyTimeZoneOffsetInMinutes: offset, ...rest } = sent;
    const isEmpty = (sentNumber(offset) ?? 0) < 0;
    return action === 'InsertOrUpdateNonEmptyFields' && stored !== undefined && isEmpty
      ? { sent: rest }
      : undefined;
  }),
};
