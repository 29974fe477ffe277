import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const missingProviderWithoutWords: Fault = {
  clause: 'ENV-4',
  about: 'The update of a shipping provider that does not exist fails without a Message.',
  causes: ['failures have no Message'],
  operations: ['ShippingProviderUpdate'],
  hook: onStatus({ operations: ['ShippingProviderUpdate'], outcome: 'failure' }, (status) =>
    member.text(status, 'Message').includes('does not exist') ? { ...status, Message: '' } : status,
  ),
};
