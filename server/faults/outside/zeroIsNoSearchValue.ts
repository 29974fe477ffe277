import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';
import { searches } from '../../hooks/searches.ts';

export const zeroIsNoSearchValue: Fault = {
  clause: 'FLT-4',
  about:
    'In json, a SearchValue that is the number 0 counts as left out, whereas the text 0 is searched for.',
  operations: searches,
  hook: onBody({ operations: searches, bodies: ['json'] }, (text) =>
    text.replace(/(?<!\\)("SearchValue"\s*:\s*)-?0(?:\.0+)?(?=\s*[,}])/g, '$1""'),
  ),
};
