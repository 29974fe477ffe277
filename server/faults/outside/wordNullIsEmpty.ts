import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const wordNullIsEmpty: Fault = {
  clause: 'TYP-12',
  about:
    'InsertOrUpdateNonEmptyFields takes the text "null" for nil, so the old text of the shipping provider or integration update stays.',
  operations: ['ShippingProviderUpdate', 'IntegrationUpdateUpdate'],
  hook: onWrite(['ShippingProviderUpdate', 'IntegrationUpdateUpdate'], ({ action, sent, stored }) => {
    if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
    return {
      sent: Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, value === 'null' ? null : value]),
      ),
    };
  }),
};
