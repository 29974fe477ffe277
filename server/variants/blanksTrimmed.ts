import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import type { Variant } from '../Variant.ts';

export const blanksTrimmed: Variant = {
  about: 'Blanks around texts that are written are taken away (TYP-12: open).',
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) =>
      typeof value === 'string' && name !== 'APIKEY' ? value.replace(/^[ \t]+|[ \t]+$/g, '') : value,
    ),
  ),
};
