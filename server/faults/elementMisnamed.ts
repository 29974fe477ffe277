import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const elementMisnamed: Fault = {
  clause: 'FMT-3',
  about: 'In soap11 the element of the answer is called after the operation alone.',
  causes: ['the element of the answer is called {actual} instead of {expected}'],
  operations: ['CompanyGet'],
  hook: onAnswerText({ formats: ['soap11'], operations: ['CompanyGet'] }, (text) =>
    text.replaceAll('CompanyGetResponse', 'CompanyGetResult'),
  ),
};
