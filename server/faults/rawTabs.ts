import type { Fault } from '../Fault.ts';
import { onText } from '../hooks/onText.ts';

export const rawTabs: Fault = {
  clause: 'FMT-11',
  about: 'In json tabs stand within texts as they are.',
  causes: ['json holds control characters as they are'],
  operations: ['CompanyGet'],
  hook: onText({ formats: ['json'], operations: ['CompanyGet'] }, (text) => text.replaceAll('\\t', '\t')),
};
