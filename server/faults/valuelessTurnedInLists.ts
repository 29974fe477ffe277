import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { turnedInLists } from '../hooks/turnedInLists.ts';

export const valuelessTurnedInLists: Fault = {
  clause: 'FLT-2',
  level: 'SHOULD',
  about:
    'In a list of filters each does the opposite of what it does alone with records that have no value in its field.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['*Get'],
  hook: turnedInLists(getsWithFilters),
};
