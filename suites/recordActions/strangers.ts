import type { Judgement } from '../../harness/Judgement.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Subject } from '../Subject.ts';
import { findRecord } from './findRecord.ts';
import { kindOf } from './kindOf.ts';
import { recordsIn } from './lookUp.ts';
import { stepOf } from './stepOf.ts';
import { notShown } from './trusted.ts';
import { writtenId } from './Writer.ts';
import { writtenRecord } from './writtenRecord.ts';

/** A record that the last Get of a chain shows, and that Get. */
export interface Stranger {
  readonly get: Subject;
  readonly record: RecordValue;
}

/**
 * Judges the records that bear the name which only one step of the chain sent, deleted ones too, in a Get that shows the chain's own
 * record: one that does not show that proves nothing.
 */
export function strangers(
  chain: Subject,
  step: Subject,
  judge: (found: readonly Stranger[], name: string) => Judgement,
): Judgement {
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject;
  if (findRecord(get.answer, writtenId(chain.answer)) === undefined) return notShown(chain, 'final');
  const [member = ''] = Object.keys(kindOf(chain.answer.call.operation).named(''));
  const name = writtenRecord(step.answer).sent[member];
  const all = stepOf(chain, 'final-all');
  const found = [get, ...(all.kind === 'step' ? [all.subject] : [])].flatMap((one) =>
    (recordsIn(one.answer) ?? [])
      .filter((record) => record[member] === name)
      .map((record): Stranger => ({ get: one, record })),
  );
  return judge(found, String(name));
}
