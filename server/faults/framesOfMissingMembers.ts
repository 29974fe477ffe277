import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const framesOfMissingMembers: Fault = {
  clause: 'ENV-5',
  about: 'Where a purchase order lacks a member, StackTrace is a list of frames.',
  causes: ['StackTrace is a list'],
  operations: ['PurchaseOrderUpdate'],
  hook: onStatus({ operations: ['PurchaseOrderUpdate'], outcome: 'failure' }, (status) =>
    member.records(status, 'Errors').length > 0
      ? { ...status, StackTrace: [{ Frame: 'validate' }, { Frame: 'main' }] }
      : status,
  ),
};
