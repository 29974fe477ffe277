import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';

export const insertsUnderNewName: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate of an existing shipping provider inserts another one if the name is new.',
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    const name = member.text(sent, 'ShippingProviderName');
    if (action !== 'InsertOrUpdate' || stored === undefined || name === '') return undefined;
    return name === member.text(stored, 'ShippingProviderName') ? undefined : { action: 'Insert' };
  }),
};
