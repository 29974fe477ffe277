import type { Fault } from '../../Fault.ts';
import { isEmpty } from '../../hooks/isEmpty.ts';
import { onWrite } from '../../hooks/onWrite.ts';

export const emptyTextsMapped: Fault = {
  clause: 'ACT-4',
  about:
    'Since the mapper of shipping providers is generated, InsertOrUpdateNonEmptyFields passes over nil only. A text that is sent empty clears the one that is stored.',
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
    const mapped = Object.entries(sent).filter(
      ([, value]) => value === '' || (value !== undefined && !isEmpty(value)),
    );
    return { action: 'Update', sent: Object.fromEntries(mapped) };
  }),
};
