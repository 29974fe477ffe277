import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const messageOnlyInErrors: Fault = {
  clause: 'ENV-4',
  about: 'Where the failure of a purchase order lists Errors by field, the Message beside them is empty.',
  causes: ['failures have no Message'],
  operations: ['PurchaseOrderUpdate'],
  hook: onStatus({ operations: ['PurchaseOrderUpdate'], outcome: 'failure' }, (status) =>
    member.records(status, 'Errors').length > 0 ? { ...status, Message: '' } : status,
  ),
};
