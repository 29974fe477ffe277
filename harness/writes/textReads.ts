import { textSlots } from '../../generators/oddValues/textSlots.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { CheckContext } from '../verdicts/Case.ts';
import { lastWrites } from './lastWrites.ts';
import { cameBackAsSent } from './slottedOf.ts';
import { type RecordKey, recordsWritten } from './writeJournal.ts';

/** One text, as it was written in one format and reads in another. */
export interface TextRead {
  readonly written: Format;
  readonly read: Format;
  readonly sent: Value;
  readonly back: Value | undefined;
  readonly slot: number;
  readonly path: string;
  /** The write that sent it, and the read that shows it. */
  readonly write: Answer;
  readonly from: Answer;
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

/**
 * The readings of texts that are the fault of a format. It is so as the reader, when it never shows a text right; as the writer,
 * when others show the text right unless this one wrote it.
 */
export const blamedOn = (format: Format, all: readonly TextRead[]): readonly TextRead[] =>
  [...new Set(all.map(({ sent }) => sent))].flatMap((sent) => blamedForText(format, all, sent));

function blamedForText(format: Format, all: readonly TextRead[], sent: Value): readonly TextRead[] {
  const same = all.filter((text) => text.sent === sent);
  const reads = same.filter((text) => text.read === format);
  const wrote = same.filter(
    (text) =>
      text.written === format &&
      text.read !== format &&
      !cameBackAsSent(text) &&
      same.some((other) => other.read === text.read && cameBackAsSent(other)),
  );
  return reads.some(cameBackAsSent) ? wrote : [...reads, ...wrote];
}
