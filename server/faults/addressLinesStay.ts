import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const addressLinesStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the second and the third address line of a company.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onWrite(['CompanyUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { AddressLine2 = null, AddressLine3 = null } = member.record(stored, 'CompanyAddress') ?? {};
    return {
      sent: withRecord(sent, 'CompanyAddress', (address) => ({ ...address, AddressLine2, AddressLine3 })),
    };
  }),
};
