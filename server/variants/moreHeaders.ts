import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const moreHeaders: Variant = {
  about: 'Answers carry headers of all kinds, cookies among them.',
  hook: onStatusAndHeaders({}, ({ headers }) => ({
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
