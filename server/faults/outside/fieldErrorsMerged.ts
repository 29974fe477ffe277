import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const fieldErrorsMerged: Fault = {
  clause: 'ENV-6',
  about:
    'If a call fails because of two or more fields, Errors has one entry whose FieldName is a list of names.',
  operations: ['PurchaseOrderUpdate'],
  hook: onStatus({ operations: ['PurchaseOrderUpdate'], outcome: 'failure' }, (status) => {
    const [first, ...others] = member.records(status, 'Errors');
    if (first === undefined || others.length === 0) return status;
    const names = [first, ...others].map((error) => member.text(error, 'FieldName'));
    return { ...status, Errors: [{ ...first, FieldName: names }] };
  }),
};
