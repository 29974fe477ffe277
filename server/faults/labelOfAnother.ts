import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const labelOfAnother: Fault = {
  clause: 'SHP-1',
  about: 'The shipping information of a label has another height.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationCreateLabel'],
  hook: onMember(
    { operations: ['ShippingInformationCreateLabel'], outcome: 'success' },
    'ShipmentDimensionsHeight',
    () => numeric(987),
  ),
};
