import { onAnswer } from '../hooks/onAnswer.ts';
import type { Variant } from '../Variant.ts';

export const contentTypeCapitals: Variant = {
  about: 'Media types are written in capitals, with their charset in quotes and a parameter more.',
  hook: onAnswer({}, ({ headers }) => ({
    headers: {
      ...headers,
      'content-type': `${(headers['content-type'] ?? '').split(';', 1)[0]?.toUpperCase()} ; Charset="UTF-8" ; Version=2017`,
    },
  })),
};
