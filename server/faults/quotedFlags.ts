import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const quotedFlags: Fault = {
  clause: 'TYP-2',
  about: 'In json true and false are written as text.',
  causes: ['true and false are written as text, in quotes ({actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? String(value) : value)),
  ),
};
