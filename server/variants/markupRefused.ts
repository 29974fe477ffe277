import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const markupRefused: Variant = {
  about:
    'Texts that look like markup are refused as dangerous, as ASP.NET does (TYP-12: taking a hazard is SHOULD).',
  leaves: ['TYP-12'],
  blocks: ['control'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) => {
      if (typeof value === 'string' && name !== 'APIKEY' && /<[a-z!/?]|&#/i.test(value))
        throw new OperationFailure(`A potentially dangerous value was detected in ${name}.`);
      return value;
    }),
  ),
};
