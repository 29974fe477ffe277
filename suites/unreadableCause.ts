import type { Answer } from '../harness/Answer.ts';
import type { BlockCause } from '../harness/Judgement.ts';
import type { Place } from '../specs/Clause.ts';
import { addressCause } from './addressCause.ts';

/** What stands in the way where an answer can't be read: our own limits, or the clause that promises an answer there. */
export const unreadableCause = (answer: Answer, place: Pick<Place, 'address' | 'format'>): BlockCause =>
  answer.decodeError?.reason === 'size' ? 'size' : addressCause(answer, place);
