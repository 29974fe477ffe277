import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import type { Variant } from '../Variant.ts';

export const combiningComposed: Variant = {
  about:
    'Letters and the marks that are combined with them are kept as one character, where there is one (TYP-12: combining characters are SHOULD).',
  leaves: ['TYP-12'],
  blocks: ['control'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value) =>
      typeof value === 'string'
        ? value.replace(/[A-Za-z]\p{M}+/gu, (letter) => letter.normalize('NFC'))
        : value,
    ),
  ),
};
