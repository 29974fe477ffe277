import type { Answer } from '../harness/Answer.ts';
import type { BlockCause } from '../harness/Judgement.ts';
import type { Place } from '../specs/Clause.ts';
import { addressClause } from './addressClause.ts';

/** What stands in the way where an answer can't be read: our own limits, or the clause that promises an answer there. */
export const unreadableCause = (
  { decodeError }: Answer,
  { address, format }: Pick<Place, 'address' | 'format'>,
): BlockCause => (decodeError?.reason === 'size' ? 'size' : `clause:${addressClause(address, format)}`);
