import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { MovingTargetError } from '../harness/MovingTargetError.ts';
import { firstDifference } from './firstDifference.ts';
import { blocked, failed, passed } from './judgements.ts';
import type { Subject } from './Subject.ts';

/**
 * Compares an answer with the same read at the default address, made before (`before`) and after (`after`) it.
 *
 * Raises MovingTargetError when those two differ: then the target was written to meanwhile and nothing can be said.
 */
export function samePayload(subject: Subject): Judgement {
  const { before, after } = subject.evidence.others;
  if (!isReadable(before) || !isReadable(after)) {
    return blocked('clause:FMT-1', 'the same read at its path brought nothing to compare with');
  }
  if (firstDifference(before.decoded.value, after.decoded.value) !== undefined) {
    throw new MovingTargetError('The target is moving: the same read twice gave two answers.');
  }
  const difference = firstDifference(after.decoded.value, subject.value);
  if (difference === undefined) return passed;
  return failed(
    subject,
    'the payload is not the unwrapped answer',
    difference.left,
    difference.right,
    difference.path,
  );
}

const isReadable = (
  answer: Answer | undefined,
): answer is Answer & { decoded: NonNullable<Answer['decoded']> } => answer?.decoded != null;
