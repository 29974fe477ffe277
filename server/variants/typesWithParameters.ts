import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const typesWithParameters: Variant = {
  about: 'Content types carry quoted parameters (FMT-2: parameters such as charset are fine).',
  hook: onStatusAndHeaders({}, ({ headers }) => ({
    headers: {
      ...headers,
      'content-type': `${headers['content-type']} ; profile="a;b=\\"c\\""; charset="UTF-8"`,
    },
  })),
};
