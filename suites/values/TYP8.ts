import { slugs } from '../../formats/slugs.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** The unset datetime outside json is `0001-01-01T00:00:00`; in soap only hinted at. */
export const TYP8: readonly Check[] = [
  scalarCheck({
    clause: 'TYP-8',
    level: (place) => (isSoap(place.format) ? 'SHOULD' : 'MUST'),
    types: ['datetime'],
    of: ({ value }) => isDateTime(value) && isUnset(value),
    what: 'unset datetime',
  }),
  scalarCheck({
    clause: 'TYP-8',
    level: 'SHOULD',
    slug: slugs.exactUnset,
    types: ['datetime'],
    of: ({ value }) => isDateTime(value) && isUnset(value),
    what: 'unset datetime',
  }),
];
