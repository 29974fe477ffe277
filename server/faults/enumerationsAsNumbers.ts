import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const enumerationsAsNumbers: Fault = {
  clause: 'TYP-10',
  about: 'In json an enumeration is a number.',
  causes: ['enumerations are written as numbers ({actual})'],
  operations: ['ShippingProviderGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['ShippingProviderGet'] }, (members) =>
    changedValues(members, (value, name) => (name === 'ShippingProviderApplication' ? numeric(0) : value)),
  ),
};
