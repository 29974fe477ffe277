import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const elementMisnamedIn12: Fault = {
  clause: 'FMT-4',
  about: 'In soap12 the element of the answer has another name.',
  causes: ['the element of the answer is called {actual} instead of {expected}'],
  operations: ['ShippingProviderUpdate'],
  hook: onAnswerText({ formats: ['soap12'], operations: ['ShippingProviderUpdate'] }, (text) =>
    text.replaceAll('ShippingProviderUpdateResponse', 'UpdateResult'),
  ),
};
