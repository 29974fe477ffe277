import type { Answer } from '../../harness/Answer.ts';
import { type Gap, gaps } from './gaps.ts';
import { isUnreadable } from './isUnreadable.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * What a write's echo does not hold as sent. What the decoder complained of is left out; without an echo there is
 * nothing to say (ENV-14).
 */
export function echoGaps(answer: Answer): readonly Gap[] {
  const { member, shape, sent, echo } = writtenRecord(answer);
  if (echo === undefined) return [];
  return gaps(shape, sent, echo).filter(({ path }) => !isUnreadable(answer, `${member}.${path}`));
}
