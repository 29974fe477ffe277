import type { Check } from '../Check.ts';
import { deviationCheck } from '../deviationCheck.ts';

/** Member names are spelled as documented, letter case included; the groups of ShippingInfo are nested. */
export const TYP14: readonly Check[] = [
  deviationCheck({
    clause: 'TYP-14',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    met: (subject) => Object.keys(subject.value).length,
    what: 'documented member',
  }),
];
