import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const addressAsText: Fault = {
  clause: 'TYP-15',
  about: 'In jsv the address of a company is text.',
  causes: ['a record is written as text ({member}: {actual})'],
  operations: ['CompanyGet'],
  hook: onAnswerMembers({ formats: ['jsv'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value, name) => (name === 'CompanyAddress' ? 'High Street, Leeds' : value)),
  ),
};
