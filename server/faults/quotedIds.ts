import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const quotedIds: Fault = {
  clause: 'TYP-1',
  about: 'In json ids are written as text.',
  causes: ['integers are written as text, in quotes ({actual})'],
  operations: ['CompanyGet', 'ShippingProviderGet'],
  hook: onAnswerText({ formats: ['json'], outcome: 'success' }, (text) =>
    text.replace(/(Id":)(-?\d+)/g, '$1"$2"'),
  ),
};
