import { onText } from '../hooks/onText.ts';
import type { Variant } from '../Variant.ts';

export const scriptGuarded: Variant = {
  about: 'A script begins with a comment and asks whether its function is there (FMT-8: fine).',
  hook: onText({ jsonp: true }, (text, { callback }) => `/**/ typeof ${callback} === 'function' && ${text};`),
};
