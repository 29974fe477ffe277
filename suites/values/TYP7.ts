import { isSoap } from '../../specs/isSoap.ts';
import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** A datetime outside json is an ISO 8601 local date-time without a zone designator; in soap only hinted at. */
export const TYP7: readonly Check[] = [
  scalarCheck({
    clause: 'TYP-7',
    level: (place) => (isSoap(place.format) ? 'SHOULD' : 'MUST'),
    types: ['datetime'],
  }),
];
