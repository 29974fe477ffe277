import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const includedOnce: Fault = {
  clause: 'PB-1',
  about: 'In xml a bundle holds each product once.',
  causes: ['a bundle does not hold rows of {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onSentMembers({ operations: ['ProductBundleUpdate'], bodies: ['xml'] }, /^QuantityInBundle$/, () =>
    numeric(1),
  ),
};
