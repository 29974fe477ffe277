import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const flagsAsWords: Fault = {
  clause: 'TYP-2',
  about: 'In csv true and false are written as yes and no.',
  causes: ['true and false are written as yes and no'],
  operations: ['CompanyGet'],
  hook: onAnswerMembers({ formats: ['csv'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)),
  ),
};
