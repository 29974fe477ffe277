import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** Enumeration members are text, the name of a value. */
export const TYP10: readonly Check[] = [
  scalarCheck({ clause: 'TYP-10', level: 'SHOULD', types: ['enumeration'] }),
];
