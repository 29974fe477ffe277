import { textSlots } from '../../generators/oddValues/textSlots.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { CheckContext } from '../verdicts/Case.ts';
import { lastWrites } from './lastWrites.ts';
import { cameBackAsSent } from './slottedOf.ts';
import { type RecordKey, recordsWritten } from './writeJournal.ts';

/** A text that `write` sent in a slot of `textSlots`, and what the read `from` shows there. */
interface TextRead {
  readonly write: Answer;
  readonly from: Answer;
  readonly sent: Value;
  readonly back: Value | undefined;
  readonly slot: number;
}

/**
 * Whether what came back is what another write sent in the same place (ACT-6). An earlier one to the same record: the read is stale. One
 * to the record with the id before or after: it was written there too.
 */
export const isOfAnotherWrite = (
  { write, from, sent, back, slot }: TextRead,
  { journal }: Pick<CheckContext, 'journal'>,
): boolean =>
  !cameBackAsSent({ sent, back }) &&
  recordsWritten(write)
    .flatMap((key) => [
      ...lastWrites(journal, key, from).older,
      ...neighboursOf(key).flatMap((neighbour) => journal.writesTo(neighbour, from.moment)),
    ])
    .some(({ call }) => {
      const before = call.members[call.operation?.record ?? ''];
      if (!isRecord(before)) return false;
      const earlier = textSlots.get(call.operationName)?.read(before)[slot];
      return earlier !== undefined && cameBackAsSent({ sent: earlier, back });
    });

/** The records with the ids before and after that of a record. */
const neighboursOf = ({ record, id }: RecordKey): readonly RecordKey[] =>
  /^-?\d+$/.test(id) ? [-1n, 1n].map((step) => ({ record, id: String(BigInt(id) + step) })) : [];
