import type { Check } from '../Check.ts';
import { deviationCheck } from '../deviationCheck.ts';

/** Errors is a list of {ErrorCode, FieldName, Message}, all text, where it is present; absent or nil is fine, and is something judged. */
export const ENV6: readonly Check[] = [
  deviationCheck({
    clause: 'ENV-6',
    level: 'MUST',
    on: 'any',
    reads: 'status',
    met: () => 1,
    what: 'answer',
  }),
];
