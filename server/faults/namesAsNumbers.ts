import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const namesAsNumbers: Fault = {
  clause: 'TYP-15',
  about: 'In json the name of a discount is a number.',
  causes: ['a text is written as a number ({member}: {actual})'],
  operations: ['DiscountGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['DiscountGet'] }, (members) =>
    changedValues(members, (value, name) => (name === 'DiscountName' ? numeric(7) : value)),
  ),
};
