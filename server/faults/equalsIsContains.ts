import type { Fault } from '../Fault.ts';
import { equalsAsContains } from '../hooks/equalsAsContains.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';

export const equalsIsContains: Fault = {
  clause: 'FLT-1',
  about: 'Equals on text selects as Contains does.',
  causes: ['Equals on text finds what only contains the value'],
  operations: ['*Get'],
  hook: equalsAsContains(getsWithFilters),
};
