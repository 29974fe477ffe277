import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const jsonInAscii: Variant = {
  about: 'In json every character beyond ASCII is written by its number.',
  hook: onAnswerText({ formats: ['json'] }, (text) =>
    text.replace(/[^\0-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
};
