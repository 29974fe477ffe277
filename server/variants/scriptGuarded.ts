import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const scriptGuarded: Variant = {
  about: 'A script begins with a comment and asks whether its function is there (FMT-8: fine).',
  hook: onAnswerText(
    { jsonp: true },
    (text, { callback }) => `/**/ typeof ${callback} === 'function' && ${text};`,
  ),
};
