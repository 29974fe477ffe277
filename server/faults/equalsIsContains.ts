import type { Fault } from '../Fault.ts';
import { equalsAsContains } from '../hooks/equalsAsContains.ts';
import { searches } from '../hooks/searches.ts';

export const equalsIsContains: Fault = {
  clause: 'FLT-1',
  about: 'Equals on text selects as Contains does.',
  causes: ['Equals on text finds what only contains the value'],
  operations: ['*Get'],
  hook: equalsAsContains(searches),
};
