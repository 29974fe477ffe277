import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const quotedFlags: Fault = {
  clause: 'TYP-2',
  about: 'In json true and false are written as text.',
  causes: ['true and false are written as text, in quotes ({actual})'],
  operations: ['CompanyGet'],
  hook: onReply({ formats: ['json'], operations: ['CompanyGet'] }, (members) =>
    changedValues(members, (value) => (typeof value === 'boolean' ? String(value) : value)),
  ),
};
