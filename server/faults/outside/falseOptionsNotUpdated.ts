import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const falseOptionsNotUpdated: Fault = {
  clause: 'ACT-2',
  about:
    'The new ORM leaves zero values out of its UPDATE statement. An option of a bundle that is true can never be set to false again.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) =>
    action !== 'Update' || stored === undefined
      ? undefined
      : {
          sent: Object.fromEntries(
            Object.entries(sent).filter(
              ([name, value]) => !(value === false && /^BundleProductOption\d+$/.test(name)),
            ),
          ),
        },
  ),
};
