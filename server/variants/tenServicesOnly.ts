import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const tenServicesOnly: Variant = {
  about:
    'A shipping provider has ten services at most, and is refused with more (Limits 4: how many rows there may be is not shown).',
  hook: onWrite(['ShippingProviderUpdate'], ({ sent }) => {
    if (member.records(sent, 'ShippingProviderServices').length > 10)
      throw new OperationFailure('A provider has ten services at most. Nothing was written.');
    return undefined;
  }),
};
