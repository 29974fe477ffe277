import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const blanksAroundDocuments: Variant = {
  about:
    'Empty lines stand before and after documents in json, xml and soap (RFC 8259 and XML 1.0 leave them open).',
  hook: onAnswerText(
    { formats: ['json', 'xml', 'soap11', 'soap12'], jsonp: false },
    (text) => `\r\n\r\n${text}\n\n \n`,
  ),
};
