import type { Check } from '../Check.ts';
import { mustFail } from '../mustFail.ts';

/** What does not exist is not deleted; that result is then false, ENV-9 judges. */
export const ERR4: readonly Check[] = [
  {
    clause: 'ERR-4',
    level: 'SHOULD',
    scenario: 'unknown-id',
    on: 'any',
    reads: 'status',
    judge: (subject) => mustFail(subject, 'what does not exist is deleted with success'),
  },
];
