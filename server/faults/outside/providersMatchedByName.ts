import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const providersMatchedByName: Fault = {
  clause: 'ACT-3',
  about:
    'InsertOrUpdate of a shipping provider with its id and a new name inserts a second provider. The upsert uses the name as conflict key, not the id.',
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    const name = member.text(sent, 'ShippingProviderName');
    const isOther = stored !== undefined && name !== '' && name !== stored.ShippingProviderName;
    return action === 'InsertOrUpdate' && isOther ? { action: 'Insert' } : undefined;
  }),
};
