import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { MovingTargetError } from '../harness/MovingTargetError.ts';
import { laterIn } from './crossing/brackets.ts';
import { comparePayload } from './crossing/comparePayload.ts';
import { blocked, failed, passed } from './judgements.ts';
import { obstacleIn } from './obstacleIn.ts';
import type { Subject } from './Subject.ts';

/**
 * Compares an answer with the same read at the default address, made before it (`before`) and, where the two differ,
 * after it once more (`after`, `afterwards`).
 *
 * Raises MovingTargetError when nothing stood still in all of those: then nothing can be said.
 */
export function samePayload(subject: Subject): Judgement {
  const { operation } = subject.spec;
  const { before } = subject.evidence.others;
  const later = laterIn(subject.evidence);
  if (operation === null || before === undefined || ![before, ...later].every(isReadable))
    return (
      (before && obstacleIn(before, subject.context)) ??
      blocked('clause:FMT-1', 'the same read at its path brought nothing to compare with')
    );
  const { difference, stood } = comparePayload(operation, before, subject.answer, later);
  if (difference !== undefined) {
    const { left, right, path } = difference;
    return failed(subject, 'the payload is not the unwrapped answer', left, right, path);
  }
  if ([before, ...later].some(isEmpty))
    return blocked('nothing', 'the same read at its path brought no documented member to compare');
  if (!stood) throw new MovingTargetError('The target is moving: no record was the same in two reads.');
  return passed;
}

const isEmpty = ({ decoded }: Answer): boolean =>
  Object.values(decoded?.value ?? {}).every((held) => held === undefined);

const isReadable = ({ decoded }: Answer): boolean => decoded !== null;
