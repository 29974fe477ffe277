import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { noOperation } from '../appliesTo/noOperation.ts';
import type { Clause } from '../Clause.ts';

/** Versioning. */
export const VER: readonly Clause[] = [
  {
    id: 'VER-1',
    level: 'OPEN',
    statement: 'The interface carries the label v2017a; how is not shown.',
    section: 'Versioning 1',
    judging: 'Never judged: where the label is met is recorded in the implementation profile.',
    appliesTo: {
      reason: 'About the interface as a whole: once in each format at its default address.',
      holds: both(noOperation, atDefaultAddress),
    },
  },
];
