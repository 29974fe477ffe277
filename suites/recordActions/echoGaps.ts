import type { Answer } from '../../harness/Answer.ts';
import { type Gap, gaps } from './gaps.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * What a write's echo does not hold as sent. What the decoder complained of, and members that another clause is
 * about, are left out; without an echo there is nothing to say (ENV-14).
 */
export function echoGaps(answer: Answer, except: readonly string[] = []): readonly Gap[] {
  const { member, shape, sent, echo } = writtenRecord(answer);
  if (echo === undefined) return [];
  const spoilt = (answer.decoded?.deviations ?? []).map(({ path }) => path);
  return gaps(shape, sent, echo).filter(
    ({ path }) => !except.includes(path) && !spoilt.some((one) => one.startsWith(`${member}.${path}`)),
  );
}
