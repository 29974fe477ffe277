import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const innerBlanksFolded: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'Several blanks that follow one another in a text that is written are kept as one.',
  causes: ['several spaces in a row come back as one'],
  operations: ['*Update'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) =>
      typeof value === 'string' && name !== 'APIKEY' ? value.replace(/ {2,}/g, ' ') : value,
    ),
  ),
};
