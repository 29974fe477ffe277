import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const errorsKeyedByField: Fault = {
  clause: 'ENV-6',
  about:
    'When ShippingInformationGet fails, Errors is an object that maps the field’s name to its messages, and not a list of errors.',
  operations: ['ShippingInformationGet'],
  hook: onStatus({ operations: ['ShippingInformationGet'], outcome: 'failure' }, (status) => ({
    ...status,
    Errors: { DocumentId: [member.text(status, 'Message')] },
  })),
};
