import type { Check } from '../kernel/Check.ts';
import { deviationCheck } from '../kernel/checks.ts';

/** Every member that is present has its documented type, as far as no other clause judges that. */
export const TYP15: readonly Check[] = [
  deviationCheck({
    clause: 'TYP-15',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    met: (subject) => Object.keys(subject.value).length,
    what: 'documented member',
  }),
];
