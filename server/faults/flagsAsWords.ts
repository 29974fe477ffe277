import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const flagsAsWords: Fault = {
  clause: 'TYP-2',
  about: 'In csv true and false are written as yes and no.',
  causes: ['true and false are written as yes and no'],
  operations: ['CompanyGet'],
  hook: onReply({ formats: ['csv'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)),
  ),
};
