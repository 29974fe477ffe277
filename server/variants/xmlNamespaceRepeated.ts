import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

const namespace = 'xmlns="http://example.com/webservices/"';

/** A section, which stays text, or the beginning of a tag that declares no namespace itself. */
const tag = /<!\[CDATA\[[\s\S]*?\]\]>|<(\w[\w.-]*)(?=[\s/>])(?![^>]*\sxmlns=)/g;

export const xmlNamespaceRepeated: Variant = {
  about: 'In xml and soap every element declares its namespace again (FMT-5: other namespaces are open).',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(tag, (found, name: string | undefined) =>
      name === undefined ? found : `<${name} ${namespace}`,
    ),
  ),
};
