import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const currencyLostInCsv: Fault = {
  clause: 'XF-1',
  about: 'Companies have no currency when they are read in csv.',
  causes: ['in {format} a Get leaves {member} empty, and elsewhere it does not'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: onAnswerMembers({ formats: ['csv'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value, name) => (name === 'CompanyCurrency' ? '' : value)),
  ),
};
