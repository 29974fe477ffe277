import { onText } from '../hooks/onText.ts';
import type { Variant } from '../Variant.ts';

export const xmlNamespaceRepeated: Variant = {
  about: 'In xml and soap every element declares its namespace again (FMT-5: other namespaces are open).',
  hook: onText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(/<(\w[\w.-]*)(?=[\s/>])/g, '<$1 xmlns="http://example.com/webservices/"'),
  ),
};
