import type { Answer } from '../../harness/Answer.ts';
import type { Judgement, Violation } from '../../harness/Judgement.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { beyondRecords, blocked, judged, violation } from '../judgements.ts';
import { notJudgedBy } from '../notJudgedBy.ts';
import { obstacleIn } from '../obstacleIn.ts';
import type { Subject } from '../Subject.ts';
import { echoGaps } from './echoGaps.ts';
import { findRecord, provesAbsence } from './findRecord.ts';
import { type Gap, gaps } from './gaps.ts';
import { isUnreadable } from './isUnreadable.ts';
import { kindOf } from './kindOf.ts';
import type { StepName } from './Steps.ts';
import { stepOf } from './stepOf.ts';
import { notShown, trustedEcho, trustedGet } from './trusted.ts';
import { writtenRecord } from './writtenRecord.ts';

/** What a step's echo does not hold as sent, of what an insert's echo does. */
export function echoViolations(chain: Subject, step: Subject, message: string): readonly Violation[] {
  const { member } = writtenRecord(step.answer);
  return echoGaps(step.answer)
    .filter(trustedEcho(chain))
    .map((gap) => told(step, gap, message, member));
}

interface Shown {
  /** The write after which the record holds `wanted`. */
  readonly write: Answer;
  /** The step that reads it. */
  readonly read: StepName;
  readonly id: Numeric;
  readonly wanted: RecordValue;
  readonly message: string;
  /** As in gaps. */
  readonly also?: readonly string[];
}

/** Judges by a Get that the record with that id holds what was written, in what that Get showed of an insert. */
export function shownBy(
  chain: Subject,
  { write, read: name, id, wanted, message, also = [] }: Shown,
): Judgement {
  const isTrusted = trustedGet(chain);
  if (isTrusted === undefined) return notShown(chain);
  const step = stepOf(chain, name);
  if (step.kind !== 'step') return step;
  const get = step.subject;
  if (get.outcome === 'failed')
    return obstacleIn(get.answer, chain.context) ?? blocked('clause:GET-1', 'the Get was refused');
  const other = notJudgedBy(chain.context, write, get.answer);
  if (other !== undefined) return other;
  const record = findRecord(get.answer, id);
  if (record === undefined) {
    return provesAbsence(get.answer, id)
      ? judged([
          violation(get, `${message}: the Get does not show the record any more`, `id ${id.lexeme}`, 'none'),
        ])
      : beyondRecords(`the record with id ${id.lexeme} is not among those that were read`);
  }
  const { operation } = chain.answer.call;
  const { shape } = writtenRecord(chain.answer);
  const names = [...Object.keys(kindOf(operation).named('')), ...also];
  const list = get.spec.operation?.list ?? '';
  const found = gaps(shape, wanted, record, names).filter(
    (gap) => isTrusted(gap) && !isUnreadable(get.answer, `${list}.${gap.path}`),
  );
  return judged(found.map((gap) => told(get, gap, message, list)));
}

const told = (
  subject: Subject,
  { path, expected, actual }: Gap,
  message: string,
  member: string,
): Violation => violation(subject, message, expected, actual, `${member}.${path}`);
