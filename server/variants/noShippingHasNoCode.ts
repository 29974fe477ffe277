import { onStatus } from '../hooks/onStatus.ts';
import type { Variant } from '../Variant.ts';

export const noShippingHasNoCode: Variant = {
  about:
    'ShippingInformationGet tells by a Message alone that there is nothing to get: its ErrorCode is empty, with HTTP 200 (ENV-3 is a SHOULD).',
  choices: { statusOfFailure: 200 },
  hook: onStatus({ operations: ['ShippingInformationGet'], outcome: 'failure' }, (status) => ({
    ...status,
    ErrorCode: '',
  })),
};
