import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onBody } from '../../hooks/onBody.ts';

export const bareZeroSearch: Fault = {
  clause: 'FLT-4',
  about:
    'A SearchValue that json holds as the bare number 0 counts as none (`value || ""`); the text "0" is understood.',
  operations: getsWithFilters,
  hook: onBody({ operations: getsWithFilters, bodies: ['json'] }, (text) =>
    text.replace(/"SearchValue"\s*:\s*0(?=\s*[,}])/g, '"SearchValue":""'),
  ),
};
