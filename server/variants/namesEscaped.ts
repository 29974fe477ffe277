import { onAnswerText } from '../hooks/onAnswerText.ts';
import { outsideQuotes } from '../hooks/outsideQuotes.ts';
import type { Variant } from '../Variant.ts';

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const namesEscaped: Variant = {
  about:
    'In json every capital letter is written by its code, in names and in text, with line breaks between the members.',
  hook: onAnswerText({ formats: ['json'], jsonp: false }, (text) =>
    outsideQuotes('json', text, (part) => part.replaceAll(',', ',\r\n\t')).replace(
      /"(?:[^"\\]|\\.)*"/gs,
      (part) => part.replace(/\\.|[A-Z]/gs, (one) => (one.length === 1 ? escaped(one) : one)),
    ),
  ),
};
