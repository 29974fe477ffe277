import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** The unset datetime in json is exactly `/Date(-62135596800000-0000)/`. */
export const TYP6: readonly Check[] = [
  scalarCheck({
    clause: 'TYP-6',
    level: 'MUST',
    types: ['datetime'],
    of: ({ value }) => isDateTime(value) && isUnset(value),
    what: 'unset datetime',
  }),
];
