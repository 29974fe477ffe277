import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const jsonSlashesEscaped: Variant = {
  about: 'In json every slash is escaped, in dates too (TYP-5: after JSON unescaping).',
  hook: onAnswerText({ formats: ['json'], jsonp: false }, (text) => text.replaceAll('/', '\\/')),
};
