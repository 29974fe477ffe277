import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const errorsOfNumbers: Fault = {
  clause: 'ENV-6',
  about: 'In json the codes in Errors are numbers.',
  causes: ['a text in Errors is a number'],
  operations: ['ShippingProviderUpdate'],
  hook: onStatus(
    { formats: ['json'], operations: ['ShippingProviderUpdate'], outcome: 'failure' },
    (status) => ({
      ...status,
      Errors: [{ ErrorCode: numeric(7), FieldName: 'ShippingProviderId', Message: 'unknown' }],
    }),
  ),
};
