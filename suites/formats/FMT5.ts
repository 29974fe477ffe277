import type { Check } from '../kernel/Check.ts';
import { deviationCheck } from '../kernel/checks.ts';

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
