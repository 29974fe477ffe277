import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const referencesKeptInXml: Fault = {
  clause: 'TYP-12',
  about:
    'In xml an & before what looks like a reference is not escaped, as by a library that spares what may be escaped already.',
  causes: [
    'text such as &lt; or &#65; comes back as the character that it names in XML; its & is not escaped, or references are resolved once too often',
  ],
  operations: ['CompanyGet', 'CompanyUpdate', 'IntegrationUpdateUpdate', 'ShippingProviderUpdate'],
  hook: onAnswerText(
    {
      formats: ['xml'],
      operations: ['CompanyGet', 'CompanyUpdate', 'IntegrationUpdateUpdate', 'ShippingProviderUpdate'],
    },
    (text) => text.replace(/&amp;(?=(?:#\d+|#x[\da-f]+|lt|gt|amp|quot|apos);)/gi, '&'),
  ),
};
