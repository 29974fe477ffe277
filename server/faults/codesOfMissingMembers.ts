import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const codesOfMissingMembers: Fault = {
  clause: 'ENV-6',
  about: 'Where a purchase order lacks a member, the code in Errors is a number.',
  causes: ['a text in Errors is a number'],
  operations: ['PurchaseOrderUpdate'],
  hook: onStatus(
    { formats: ['json'], operations: ['PurchaseOrderUpdate'], outcome: 'failure' },
    (status) => ({
      ...status,
      Errors: member.records(status, 'Errors').map((error) => ({ ...error, ErrorCode: numeric(17) })),
    }),
  ),
};
