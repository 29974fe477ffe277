import type { Fault } from '../Fault.ts';
import { onActions } from '../hooks/onActions.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

const operation = 'ShippingProviderUpdate';

export const updatedCarrierInCamelCase: Fault = {
  clause: 'TYP-14',
  about: 'In json the members of a carrier that was changed by Update begin in lower case.',
  causes: ['the names of members begin in lower case ({actual})'],
  operations: [operation],
  hook: onActions(
    { operation, actions: ['Update'] },
    onAnswerText({ formats: ['json'], outcome: 'success' }, (text) =>
      text.replace(/"ShippingProvider(?=\w*":)/g, '"shippingProvider'),
    ),
  ),
};
