import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const flagsInCapitals: Fault = {
  clause: 'TYP-2',
  level: 'SHOULD',
  about: 'In xml flags are True and False.',
  causes: ['true and false are written with capitals ({actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerMembers({ formats: ['xml'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)),
  ),
};
