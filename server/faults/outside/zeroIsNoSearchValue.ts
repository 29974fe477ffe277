import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onBody } from '../../hooks/onBody.ts';

export const zeroIsNoSearchValue: Fault = {
  clause: 'FLT-4',
  about:
    'In json, a SearchValue that is the number 0 counts as left out, whereas the text 0 is searched for.',
  operations: getsWithFilters,
  hook: onBody({ operations: getsWithFilters, bodies: ['json'] }, (text) =>
    text.replace(/(?<!\\)("SearchValue"\s*:\s*)-?0(?:\.0+)?(?=\s*[,}])/g, '$1""'),
  ),
};
