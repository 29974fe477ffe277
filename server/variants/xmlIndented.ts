import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlIndented: Variant = {
  about:
    'In xml and soap every element stands on a line of its own, and empty ones have two tags (XML 1.0 leaves both open).',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(/>(?=<[\w:]+[\s>/])/g, '>\n  ').replace(/<([\w:]+)\/>/g, '<$1></$1>'),
  ),
};
