import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const flagsInCapitals: Fault = {
  clause: 'TYP-2',
  level: 'SHOULD',
  about: 'In xml flags are True and False.',
  causes: ['true and false are written with capitals ({actual})'],
  operations: ['CompanyGet'],
  hook: onReply({ formats: ['xml'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : value)),
  ),
};
