import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const jsonDataUnslashed: Fault = {
  clause: 'TYP-12',
  about:
    'JsonData and Payload of an integration update are stripped of slashes once too often: a backslash before a quote or another backslash is lost.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onSentMembers({ operations: ['IntegrationUpdateUpdate'] }, /^(?:JsonData|Payload)$/, (value) =>
    typeof value === 'string' ? value.replace(/\\(["'\\])/g, '$1') : value,
  ),
};
