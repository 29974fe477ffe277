import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlDeclared: Variant = {
  about: 'Documents in xml and soap have an XML declaration.',
  hook: onAnswerText(
    { formats: ['xml', 'soap11', 'soap12'] },
    (text) => `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\r\n${text}`,
  ),
};
