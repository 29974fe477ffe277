import type { Check } from '../Check.ts';
import { deviationCheck } from '../deviationCheck.ts';

/** Documents are well-formed, by a strict parser. */
export const FMT11: readonly Check[] = [
  deviationCheck({
    clause: 'FMT-11',
    level: 'SHOULD',
    on: 'any',
    reads: 'value',
    met: () => 1,
    what: 'document',
  }),
];
