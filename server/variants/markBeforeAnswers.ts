import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const markBeforeAnswers: Variant = {
  about: 'Every document begins with a byte order mark (FMT-11: a BOM is tolerated).',
  hook: onAnswerText({ jsonp: false }, (text) => `\ufeff${text}`),
};
