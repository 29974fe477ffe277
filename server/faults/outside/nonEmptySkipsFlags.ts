import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const nonEmptySkipsFlags: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about: 'InsertOrUpdateNonEmptyFields passes the flags of a company over, also those that are true.',
  causes: ['InsertOrUpdateNonEmptyFields does not bring back {member} as sent'],
  operations: ['CompanyUpdate'],
  hook: onWrite(['CompanyUpdate'], ({ action, sent, stored }) => {
    if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
    const { CompanyIsDefault: _default, CompanyDaylightSavingFlag: _daylight, ...others } = sent;
    return { sent: others };
  }),
};
