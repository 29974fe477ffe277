import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const recordsOfFailuresAsText: Fault = {
  clause: 'TYP-15',
  about: 'A failure carries text where a success carries a record.',
  causes: ['a record is written as text ({member}: {actual})'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) => {
    const record = operation?.response.find(({ name }) => name.startsWith('mv') || name === 'ShippingInfo');
    return record === undefined || record.type.startsWith('list of ')
      ? members
      : { ...members, [record.name]: 'none' };
  }),
};
