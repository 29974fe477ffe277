import type { Check } from '../kernel/Check.ts';
import { deviationCheck } from '../kernel/checks.ts';

/** StackTrace is text where it is present; absent or nil is fine, and is something judged. */
export const ENV5: readonly Check[] = [
  deviationCheck({
    clause: 'ENV-5',
    level: 'MUST',
    on: 'any',
    reads: 'status',
    met: () => 1,
    what: 'answer',
  }),
];
