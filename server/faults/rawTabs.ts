import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const rawTabs: Fault = {
  clause: 'FMT-11',
  about: 'In json tabs stand within texts as they are.',
  causes: ['json holds control characters as they are'],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['json'], operations: ['CompanyGet'] }, (text) =>
    text.replaceAll('\\t', '\t'),
  ),
};
