import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const shippingAsText: Fault = {
  clause: 'TYP-15',
  about: 'ShippingInfo is text where it was written or a label made.',
  causes: ['a record is written as text ({member}: {actual})'],
  operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
  hook: onAnswerMembers(
    { operations: ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'], outcome: 'success' },
    (members) => ({ ...members, ShippingInfo: 'to be sent' }),
  ),
};
