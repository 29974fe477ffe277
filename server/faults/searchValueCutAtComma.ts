import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const searchValueCutAtComma: Fault = {
  clause: 'FLT-1',
  about: 'A SearchValue is cut at its first comma.',
  causes: ['a search for text does not find what it should', 'a SearchValue is cut at its first comma'],
  operations: ['*Get'],
  hook: onSentMembers({ operations: getsWithFilters }, /^SearchValue$/, (value) =>
    typeof value === 'string' ? (value.split(',')[0] ?? value) : value,
  ),
};
