import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSent } from '../hooks/onSent.ts';

export const includedOnce: Fault = {
  clause: 'PB-1',
  about: 'In xml a bundle holds each product once.',
  causes: ['a bundle does not hold rows of {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onSent({ operations: ['ProductBundleUpdate'], bodies: ['xml'] }, /^QuantityInBundle$/, () =>
    numeric(1),
  ),
};
