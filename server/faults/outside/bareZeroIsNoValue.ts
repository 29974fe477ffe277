import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onBody } from '../../hooks/onBody.ts';

export const bareZeroIsNoValue: Fault = {
  clause: 'FLT-4',
  about: 'Takes the SearchValue 0 for missing if json sends it as a number, while the text "0" is searched.',
  operations: ['*Get'],
  hook: onBody({ operations: getsWithFilters, bodies: ['json'] }, (text) =>
    text.replace(/("SearchValue"\s*:\s*)-?0(?:\.0+)?(?=\s*[,}])/g, '$1""'),
  ),
};
