import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const soapTyped: Variant = {
  about:
    'In soap every element with text says its type, as guessed from the text (FMT-5: attributes and other namespaces are open).',
  hook: onAnswerText({ formats: ['soap11', 'soap12'] }, (text) =>
    text
      .replace(
        '<s:Envelope ',
        '<s:Envelope xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
      )
      .replace(
        /<(\w+)>([^<]+)</g,
        (_, name: string, held: string) => `<${name} xsi:type="xsd:${typeOf(held)}">${held}<`,
      ),
  ),
};

function typeOf(text: string): string {
  if (/^-?\d{1,9}$/.test(text)) return 'int';
  if (/^-?\d+\.\d+$/.test(text)) return 'decimal';
  return text === 'true' || text === 'false' ? 'boolean' : 'string';
}
