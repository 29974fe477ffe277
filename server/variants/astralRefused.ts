import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const astralRefused: Variant = {
  about:
    'Texts with characters beyond the BMP are refused, as a table in three-byte UTF-8 does (TYP-12: astral characters are SHOULD).',
  leaves: ['TYP-12'],
  blocks: ['control'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) => {
      if (typeof value === 'string' && name !== 'APIKEY' && /[\u{10000}-\u{10ffff}]/u.test(value))
        throw new OperationFailure(`Incorrect string value for column ${name}.`);
      return value;
    }),
  ),
};
