import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const providerBoolWordsInXml: Fault = {
  clause: 'TYP-12',
  about: 'A text of a shipping provider that is the word true or false gets a capital when written in xml.',
  causes: ['the words true, false, null and nil come back differently; the text is read as a value'],
  operations: ['ShippingProviderUpdate'],
  hook: onSentMembers(
    { operations: ['ShippingProviderUpdate'], bodies: ['xml'] },
    /^(Name|ShippingProvider\w+)$/,
    (value) => (value === 'true' ? 'True' : value === 'false' ? 'False' : value),
  ),
};
