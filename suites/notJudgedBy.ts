import type { Answer } from '../harness/Answer.ts';
import type { CheckContext } from '../harness/Case.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { standingOf } from '../harness/lastWrites.ts';
import { blocked } from './judgements.ts';

/**
 * Why a read can't be judged by a write to the same record; undefined where that write is the last one that was answered before the
 * read was sent, by the run's journal.
 *
 * Raises an Error (ours is wrong) where the run itself wrote to the record in between, or read before it wrote.
 */
export function notJudgedBy(
  { journal }: Pick<CheckContext, 'journal'>,
  write: Answer,
  read: Answer,
): Judgement | undefined {
  const standing = standingOf(journal, write, read);
  if (standing === 'last') return undefined;
  if (standing === 'either')
    return blocked('nothing', 'another write to the record was under way, so that the read may show either');
  if (standing === 'givenAnew')
    return blocked('clause:ACT-1', 'the id of the record was given to another one by now');
  throw new Error(
    `what ${read.call.operationName} in ${read.call.format} shows is judged against a write that was not the last`,
  );
}
