import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

const texts = /(Comments|Description|Payload|JsonData|CustomField\d+|EntityIDs)$/;

export const textZeroIsEmpty: Fault = {
  clause: 'ACT-4',
  about: 'InsertOrUpdateNonEmptyFields takes the text "0" for empty, as PHP does, and keeps what was there.',
  operations: ['ShippingProviderUpdate', 'IntegrationUpdateUpdate', 'CompanyUpdate', 'ProductBundleUpdate'],
  hook: onWrite(null, ({ action, sent, stored }) =>
    action === 'InsertOrUpdateNonEmptyFields' && stored !== undefined
      ? {
          sent: Object.fromEntries(
            Object.entries(sent).filter(([name, value]) => !(value === '0' && texts.test(name))),
          ),
        }
      : undefined,
  ),
};
