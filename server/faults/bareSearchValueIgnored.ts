import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';
import { searches } from '../hooks/searches.ts';

export const bareSearchValueIgnored: Fault = {
  clause: 'FLT-4',
  about: 'In json a SearchValue that is a number is taken for nothing.',
  causes: ['a SearchValue that is a number selects other records than the same as text'],
  operations: ['*Get'],
  hook: onBody({ operations: searches, bodies: ['json'] }, (text) =>
    text.replace(/"SearchValue":-?\d+(\.\d+)?/g, '"SearchValue":null'),
  ),
};
