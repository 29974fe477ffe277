import type { Fault } from '../../Fault.ts';
import { byLoneText } from '../../hooks/byLoneText.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';

export const containsIsPattern: Fault = {
  clause: 'FLT-1',
  about:
    'Contains uses the searched text as a regular expression without escaping it: a full stop stands for any character, and a plus or parentheses are not found.',
  operations: getsWithFilters,
  hook: byLoneText(({ operator, searched }) => {
    if (operator !== 'Contains' || !/[.+()|${}]/.test(searched)) return undefined;
    try {
      const pattern = new RegExp(searched, 'i');
      return (held) => pattern.test(held);
    } catch {
      return undefined;
    }
  }),
};
