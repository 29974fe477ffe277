import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const tabsBecomeBlanks: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'A tab in a text that is written is kept as a blank.',
  causes: ['tabs come back as spaces'],
  operations: ['*Update'],
  hook: onRequest(null, (request) =>
    changedValues(request, (value, name) =>
      typeof value === 'string' && name !== 'APIKEY' ? value.replaceAll('\t', ' ') : value,
    ),
  ),
};
