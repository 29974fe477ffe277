import type { Answer } from '../harness/Answer.ts';
import type { RecordValue } from '../specs/Value.ts';
import { isRefused } from './isRefused.ts';

/** The name in the evidence of a call that was refused with optional members, and made without them after that (ACT-10). */
export const refusedWithOptions = 'with-options';

/** A call with optional members that is made without them where it is refused twice; the refusal stands in `others` then. */
export async function takenWithOptions(
  options: RecordValue,
  make: (options: RecordValue) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: Readonly<Record<string, Answer>> }> {
  const first = await make(options);
  if (!isRefused(first) || Object.keys(options).length === 0) return { answer: first, others: {} };
  // A target may be busy for a moment.
  const again = await make(options);
  if (!isRefused(again)) return { answer: again, others: {} };
  return { answer: await make({}), others: { [refusedWithOptions]: again } };
}
