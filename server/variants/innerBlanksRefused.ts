import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const innerBlanksRefused: Variant = {
  about: 'Texts with several blanks that follow one another are refused (TYP-12: taking a hazard is SHOULD).',
  leaves: ['TYP-12'],
  blocks: ['control'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) => {
      if (typeof value === 'string' && name !== 'APIKEY' && / {2}/.test(value))
        throw new OperationFailure(`${name} has blanks that follow one another.`);
      return value;
    }),
  ),
};
