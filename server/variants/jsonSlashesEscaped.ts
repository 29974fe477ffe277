import { onText } from '../hooks/onText.ts';
import type { Variant } from '../Variant.ts';

export const jsonSlashesEscaped: Variant = {
  about: 'In json every slash is escaped, in dates too (TYP-5: after JSON unescaping).',
  hook: onText({ formats: ['json'], jsonp: false }, (text) => text.replaceAll('/', '\\/')),
};
