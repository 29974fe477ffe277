import type { Fault } from '../Fault.ts';
import { searches } from '../hooks/searches.ts';
import { turnedInLists } from '../hooks/turnedInLists.ts';

export const valuelessTurnedInLists: Fault = {
  clause: 'FLT-2',
  level: 'SHOULD',
  about:
    'In a list of filters each does the opposite of what it does alone with records that have no value in its field.',
  causes: ['filters are not combined in their order, each by its own AndOr'],
  operations: ['*Get'],
  hook: turnedInLists(searches),
};
