import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { MovingTargetError } from '../harness/MovingTargetError.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import { type Difference, firstDifference } from './firstDifference.ts';
import { blocked, failed, passed } from './judgements.ts';
import { recordsById } from './recordsById.ts';
import type { Subject } from './Subject.ts';

/**
 * Compares an answer with the same read at the default address, made before (`before`) and after (`after`) it.
 *
 * Where others write meanwhile, only the records that both of those reads agree on are compared. Raises
 * MovingTargetError when there are none: then nothing can be said.
 */
export function samePayload(subject: Subject): Judgement {
  const { before, after } = subject.evidence.others;
  if (!isReadable(before) || !isReadable(after)) {
    return blocked('clause:FMT-1', 'the same read at its path brought nothing to compare with');
  }
  const stands = firstDifference(before.decoded.value, after.decoded.value) === undefined;
  const difference = stands
    ? firstDifference(after.decoded.value, subject.value)
    : differenceOfStill(subject.spec.operation, before.decoded.value, after.decoded.value, subject.value);
  if (difference === undefined) return passed;
  return failed(
    subject,
    'the payload is not the unwrapped answer',
    difference.left,
    difference.right,
    difference.path,
  );
}

function differenceOfStill(
  operation: Operation | null,
  before: RecordValue,
  after: RecordValue,
  seen: RecordValue,
): Difference | undefined {
  const later = recordsById(operation, after);
  const wrapped = recordsById(operation, seen);
  const still = [...recordsById(operation, before)].filter(
    ([id, record]) =>
      later.has(id) && wrapped.has(id) && firstDifference(record, later.get(id)) === undefined,
  );
  if (still.length === 0)
    throw new MovingTargetError('The target is moving: no record was the same in two reads.');
  for (const [id, record] of still) {
    const difference = firstDifference(record, wrapped.get(id), `${operation?.list}[${operation?.id} ${id}]`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isReadable = (
  answer: Answer | undefined,
): answer is Answer & { decoded: NonNullable<Answer['decoded']> } => (answer?.decoded ?? null) !== null;
