import { onAnswer } from '../hooks/onAnswer.ts';
import type { Variant } from '../Variant.ts';

export const moreHeaders: Variant = {
  about: 'Answers carry headers of all kinds, cookies among them.',
  hook: onAnswer({}, ({ headers }) => ({
    headers: {
      ...headers,
      vary: 'Accept',
      'x-powered-by': 'Example/4.0',
      'cache-control': 'private, no-store',
      'set-cookie': 'session=abc; Path=/; HttpOnly',
      server: 'example',
    },
  })),
};
