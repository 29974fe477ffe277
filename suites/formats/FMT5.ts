import type { Check } from '../Check.ts';
import { deviationCheck } from '../deviationCheck.ts';

/** The Envelope's namespace is that of the SOAP version. */
export const FMT5: readonly Check[] = [
  deviationCheck({
    clause: 'FMT-5',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    met: () => 1,
    what: 'envelope',
  }),
];
