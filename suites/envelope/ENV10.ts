import type { Check } from '../kernel/Check.ts';
import { deviationCheck } from '../kernel/checks.ts';

/** InternalErrorCode is text where it is present; absent or nil is fine, and is something judged. */
export const ENV10: readonly Check[] = [
  deviationCheck({
    clause: 'ENV-10',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    met: () => 1,
    what: 'answer',
  }),
];
