import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const providerRenumbered: Fault = {
  clause: 'SP-1',
  about: 'An update gives the shipping provider another id.',
  causes: ['an update makes another record, or gives the record another id'],
  operations: ['ShippingProviderUpdate'],
  hook: onSuccess(['ShippingProviderUpdate'], (result, request) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? {
          ...withRecord(result, 'mvShippingProvider', (one) => ({
            ...one,
            ShippingProviderId: numeric(700_001),
          })),
          entityID: numeric(700_001),
        }
      : result,
  ),
};
