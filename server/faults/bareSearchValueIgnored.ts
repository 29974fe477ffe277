import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onBody } from '../hooks/onBody.ts';

export const bareSearchValueIgnored: Fault = {
  clause: 'FLT-4',
  about: 'In json a SearchValue that is a number is taken for nothing.',
  causes: ['a SearchValue that is a number selects other records than the same as text'],
  operations: ['*Get'],
  hook: onBody({ operations: getsWithFilters, bodies: ['json'] }, (text) =>
    text.replace(/"SearchValue":-?\d+(\.\d+)?/g, '"SearchValue":null'),
  ),
};
