import type { Answer } from '../../harness/Answer.ts';
import type { Violation } from '../../harness/Judgement.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { shown, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { sameNumber } from '../sameNumber.ts';
import { kindOf } from './kindOf.ts';
import { recordsIn } from './lookUp.ts';
import { writtenId } from './Writer.ts';
import { writtenRecord } from './writtenRecord.ts';

/** The records in a Get's answer that bear the name which a write sent, and which nobody but this run knows. */
export function recordsNamed(get: Answer, write: Answer): readonly RecordValue[] {
  const [member = ''] = Object.keys(kindOf(write.call.operation).named(''));
  const name = writtenRecord(write).sent[member];
  return (recordsIn(get) ?? []).filter((record) => record[member] === name);
}

/** Those of them under another id than the record's own: copies. Where the write told no id (companies), all but one. */
function twinsIn(get: Answer, write: Answer, id: Numeric | undefined): readonly RecordValue[] {
  const named = recordsNamed(get, write);
  const own = get.call.operation?.id ?? '';
  return id === undefined
    ? named.slice(1)
    : named.filter((record) => isNumeric(record[own]) && !sameNumber(record[own], id));
}

/** A breach for each copy that the Get shows, besides those that stand in `before`. */
export function twinViolations(
  get: Subject,
  write: Answer,
  message: string,
  { id = writtenId(write), before }: { id?: Numeric | undefined; before?: Answer | undefined } = {},
): readonly Violation[] {
  const member = get.answer.call.operation?.id ?? '';
  const known = before === undefined ? [] : twinsIn(before, write, id);
  return twinsIn(get.answer, write, id)
    .filter((twin) => !known.some((one) => sameNumber(one[member], twin[member])))
    .map((twin) =>
      violation(
        get,
        message,
        `one record of this name${id === undefined ? '' : `, with ${member} ${shown(id)}`}`,
        `another with ${member} ${shown(twin[member])}`,
        get.answer.call.operation?.list ?? '',
      ),
    );
}
