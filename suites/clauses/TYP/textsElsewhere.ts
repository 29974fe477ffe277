import type { Answer } from '../../../harness/Answer.ts';
import type { Case, CheckContext } from '../../../harness/Case.ts';
import type { Evidence, EvidenceSpec } from '../../../harness/Evidence.ts';
import { lastWrites } from '../../../harness/lastWrites.ts';
import { isAnswered } from '../../../harness/silence.ts';
import { recordsWritten } from '../../../harness/writeJournal.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { type Format, formats } from '../../../specs/Format.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { asRead, judgedIn, readIn } from '../../compare/majority.ts';
import { nameSent, ownRecord } from '../../compare/ownRecords.ts';
import { remembered } from '../../compare/values.ts';
import type { Across } from '../../kernel/Check.ts';
import { beyondRecords, blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import { slottedOf } from '../../probes/oddValues/slottedOf.ts';
import { isOf, type TextProbe, textProbes } from '../../probes/oddValues/textProbes.ts';
import { textSlots } from '../../probes/oddValues/textSlots.ts';
import { ownReads, ownTexts, plainIn, textGets, writtenIn } from '../../probes/ownReads.ts';
import { isFull } from '../../probes/reads/wholeRead.ts';
import { writeShownBy } from '../../probes/records/plainRecords.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/** Text that was written in any format comes back as sent from the Get in every one. */
export const textsElsewhere: Across = (selected) => {
  return {
    evidence: textGets.flatMap((get) => [ownReads(get, selected), ...ownTexts(get, selected)]),
    cases: textGets.flatMap((get) => {
      const specs = ownTexts(get, selected);
      return selected.flatMap((format) =>
        textProbes(writeShownBy[get.name] ?? '').map((probe) => {
          const spec = specs.find(({ scenario }) => scenario === `own-${probe.scenario}`);
          if (spec === undefined) throw new Error(`nothing sends ${probe.name}`);
          return readBack(get, format, probe, spec);
        }),
      );
    }),
  };
};

function readBack(get: Operation, format: Format, probe: TextProbe, spec: EvidenceSpec): Case {
  return {
    id: `${format}/${get.name}/TYP-12/${probe.name}`,
    clause: 'TYP-12',
    level: probe.levelIn(format),
    operation: get,
    format,
    address: defaultAddress(format),
    evidence: spec.key,
    check: (evidence, context) => {
      const answer = evidence.others[readIn(format)];
      const obstacle = judgedIn('TYP-12', answer, format, spec, context);
      if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
      const all = textsOf(evidence).filter(({ sent }) => isOf(probe, sent));
      if (all.length === 0)
        return isFull(get, answer)
          ? beyondRecords('the target holds more records than the run may read')
          : blocked('control', 'no write with such a text was taken and echoed as sent');
      const other = all
        .map(({ write, from }) => supersededWrite(context, write, from))
        .find((each) => each !== undefined);
      if (other !== undefined) return other;
      const stale = all.find((text) => text.read === format && isOlder(text, context));
      if (stale !== undefined)
        return blocked('clause:ACT-6', `${get.name} shows in ${format} what was written before this text`);
      const reads = all.filter((text) => text.read === format);
      if (reads.length === 0) return blocked('nothing', 'the records with such a text are not shown');
      return judged(
        [...new Set(all.map(({ sent }) => sent))]
          .flatMap((sent) => blamedOn(format, all, sent))
          .map(({ sent, back, path, written, read, from }) =>
            breach(
              from,
              `text that was written in ${written} comes back altered in ${read}`,
              shown(sent),
              shown(back),
              path,
            ),
          ),
      );
    },
  };
}

/** Whether what came back is what an earlier write to the same record sent in the same place: the read is stale (ACT-6). */
const isOlder = ({ write, from, sent, back, slot }: Text, { journal }: CheckContext): boolean =>
  sent !== back &&
  recordsWritten(write)
    .flatMap((key) => lastWrites(journal, key, from).older)
    .some(({ call }) => {
      const before = call.members[call.operation?.record ?? ''];
      return isRecord(before) && textSlots.get(call.operationName)?.read(before)[slot] === back;
    });

const isRight = ({ sent, back }: Text): boolean => sent === back;

/**
 * The readings of one text that are the fault of a format: as the reader, when it never shows the text right; as the writer,
 * when others show the text right unless this one wrote it.
 */
function blamedOn(format: Format, all: readonly Text[], sent: Value): readonly Text[] {
  const same = all.filter((text) => text.sent === sent);
  const reads = same.filter((text) => text.read === format);
  const wrote = same.filter(
    (text) =>
      text.written === format &&
      text.read !== format &&
      !isRight(text) &&
      same.some((other) => other.read === text.read && isRight(other)),
  );
  return reads.some(isRight) ? wrote : [...reads, ...wrote];
}

/** One text, as it was written in one format and reads in another. */
interface Text {
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

/** The texts whose echo was right, of every write in every read: one that was not is judged on the write. */
const textsOf = remembered((evidence: Evidence): readonly Text[] => {
  const get = Object.values(evidence.others).find(({ call }) => call.operation?.kind === 'get')?.call
    .operation;
  if (get === undefined || get === null) return [];
  return formats.flatMap((written) => formats.flatMap((read) => textsBetween(get, evidence, written, read)));
});

function textsBetween(get: Operation, { others }: Evidence, written: Format, read: Format): readonly Text[] {
  const slots = textSlots.get(writeShownBy[get.name] ?? '');
  const from = others[readIn(read)];
  if (slots === undefined || from === undefined || !isAnswered(from)) return [];
  const shownThere = asRead(from);
  return Object.entries(others).flatMap(([key, write]) => {
    if (!key.startsWith(writtenIn(written, ''))) return [];
    const echo = slottedOf(slots, write);
    const placed = ownRecord(get, shownThere, nameSent(get, write));
    if (echo.kind !== 'taken' || placed === undefined) return [];
    const backs = slots.read(placed.record);
    const isShown = (slot: number): boolean =>
      !isEmpty(backs[slot]) ||
      (showsSlot(get, others, read, slot) && !losesPlain(get, others, written, read, slot));
    // What the decoder could not read within the record is another clause's, and its texts with it.
    const isSpoilt = shownThere?.deviations.some(({ path }) => path.startsWith(`${placed.path}.`)) ?? false;
    return echo.values.flatMap((value) => {
      const { sent, slot = 0 } = value;
      const back = backs[slot];
      if (sent !== value.back || !isShown(slot)) return [];
      // Where a spare slot is not there at all, its row is lost, and not the text.
      const isSpare = slot >= (slots.proven ?? slots.size);
      if (isSpare && ((back ?? null) === null || !keepsPlain(get, others, read, slot))) return [];
      return isSpoilt && (back ?? null) === null
        ? []
        : [{ written, read, sent, back, slot, path: placed.path, write, from }];
    });
  });
}

const isEmpty = (value: Value | undefined): boolean => (value ?? '') === '';

/** The plain records of the run that a read shows, each beside the write that made it. */
function plainRecords(
  get: Operation,
  others: Evidence['others'],
  read: Format,
): readonly { readonly write: Answer; readonly record: RecordValue }[] {
  const shownThere = asRead(others[readIn(read)]);
  return formats.flatMap((format) => {
    const write = others[plainIn(format)];
    const placed = write && ownRecord(get, shownThere, nameSent(get, write));
    return write === undefined || placed === undefined ? [] : [{ write, record: placed.record }];
  });
}

/** Whether a read shows the plain records' text of a spare slot, which no other check of texts has looked at. */
function keepsPlain(get: Operation, others: Evidence['others'], read: Format, slot: number): boolean {
  const slots = textSlots.get(writeShownBy[get.name] ?? '');
  return plainRecords(get, others, read).some(({ write, record }) => {
    const sent = slots && slottedOf(slots, write);
    if (sent?.kind !== 'taken') return false;
    const text = sent.values.find((value) => value.slot === slot)?.sent;
    return text !== undefined && slots?.read(record)[slot] === text;
  });
}

/** Whether a read shows nothing in a slot of the plain record that was written in that format: then it is the pair's (XF-2). */
function losesPlain(
  get: Operation,
  others: Evidence['others'],
  written: Format,
  read: Format,
  slot: number,
): boolean {
  const slots = textSlots.get(writeShownBy[get.name] ?? '');
  return plainRecords(get, others, read).some(
    ({ write, record }) => write.call.format === written && isEmpty(slots?.read(record)[slot]),
  );
}

/** Whether a read shows anything in a slot of a plain record of the run: what it never shows is ACT-6's or XF-1's. */
function showsSlot(get: Operation, others: Evidence['others'], read: Format, slot: number): boolean {
  const slots = textSlots.get(writeShownBy[get.name] ?? '');
  return plainRecords(get, others, read).some(({ record }) => !isEmpty(slots?.read(record)[slot]));
}
