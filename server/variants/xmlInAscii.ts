import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlInAscii: Variant = {
  about: 'In xml and soap every character beyond ASCII is written by its number.',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(/[^\0-\x7e]/gu, (letter) => `&#x${(letter.codePointAt(0) ?? 0).toString(16)};`),
  ),
};
