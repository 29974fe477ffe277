import { onWrite } from '../hooks/onWrite.ts';
import type { Variant } from '../Variant.ts';

const texts = /(Comments|Description|Payload|JsonData|CustomField\d+|EntityIDs)$/;

export const textZeroIsEmpty: Variant = {
  about:
    'InsertOrUpdateNonEmptyFields takes the text "0" for empty, and keeps what was there (ACT-4: 0 is open).',
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
