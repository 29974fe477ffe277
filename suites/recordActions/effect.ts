import type { Judgement, Violation } from '../../harness/Judgement.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { beyondRecords, blocked, judged, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { echoGaps } from './echoGaps.ts';
import { findRecord, provesAbsence } from './findRecord.ts';
import { type Gap, gaps } from './gaps.ts';
import { isUnreadable } from './isUnreadable.ts';
import { kindOf } from './kindOf.ts';
import type { StepName } from './Steps.ts';
import { stepOf } from './stepOf.ts';
import { trustedEcho, trustedGet } from './trusted.ts';
import { writtenRecord } from './writtenRecord.ts';

/** What a step's echo does not hold as sent, of what an insert's echo does. */
export function echoViolations(chain: Subject, step: Subject, message: string): readonly Violation[] {
  const { member } = writtenRecord(step.answer);
  return echoGaps(step.answer)
    .filter(trustedEcho(chain))
    .map((gap) => told(step, gap, message, member));
}

/** Judges by a Get that the record with that id holds `wanted`, in what that Get showed of an insert; `also` as in gaps. */
export function shownBy(
  chain: Subject,
  name: StepName,
  id: Numeric,
  wanted: RecordValue,
  message: string,
  also: readonly string[] = [],
): Judgement {
  const isTrusted = trustedGet(chain);
  if (isTrusted === undefined) return blocked('clause:ACT-6', 'the Get does not show what was inserted');
  const step = stepOf(chain, name);
  if (step.kind !== 'step') return step;
  const get = step.subject;
  if (get.outcome === 'failed') return blocked('clause:GET-1', 'the Get was refused');
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
