import { type Slots, slotsOf } from '../../../generators/oddValues/slots.ts';
import { isOf, type TextProbe, textProbes } from '../../../generators/oddValues/textProbes.ts';
import { textSlots } from '../../../generators/oddValues/textSlots.ts';
import { asRead, readIn } from '../../../harness/canonical/answeredReads.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../../harness/evidence/EvidenceSpec.ts';
import { remembered } from '../../../harness/evidence/remembered.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { mayLackRecords } from '../../../harness/records/listed.ts';
import type { Case } from '../../../harness/verdicts/Case.ts';
import { beyondRecords, blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { nameSent, recordOfRun, writtenIn } from '../../../harness/writes/recordsOfRun.ts';
import { cameBackAsSent, slottedOf } from '../../../harness/writes/slottedOf.ts';
import { blamedOn, isOfAnotherWrite, type TextRead } from '../../../harness/writes/textReads.ts';
import { type Format, formats } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { Value } from '../../../specs/Value.ts';
import { writeOf } from '../../../specs/writtenAndRead.ts';
import { caseOfRead } from '../../kernel/cases.ts';
import type { Across } from '../../kernel/clause.ts';
import { ownTexts, plainIn, readsOfRunRecords, textGets } from '../../probes/readsOfRunRecords.ts';

/** Text that was written in any format comes back as sent from the Get in every one. */
export const textsElsewhere: Across = (selected) => ({
  evidence: textGets.flatMap((get) => [readsOfRunRecords(get, selected), ...ownTexts(get, selected)]),
  cases: textGets.flatMap((get) => {
    const specs = ownTexts(get, selected);
    return selected.flatMap((format) =>
      textProbes(writeOf(get).name).map((probe) => {
        const spec = specs.find(({ scenario }) => scenario === `own-${probe.scenario}`);
        if (spec === undefined) throw new Error(`nothing sends ${probe.name}`);
        return comesBack(get, format, probe, spec);
      }),
    );
  }),
});

function comesBack(get: Operation, format: Format, probe: TextProbe, spec: EvidenceSpec): Case {
  const named = { clause: 'TYP-12', level: probe.levelIn(format), slug: probe.name };
  return caseOfRead(format, spec, named, (read, evidence, context) => {
    const all = textsOf(evidence).filter(({ sent }) => isOf(probe, sent));
    if (all.length === 0)
      return mayLackRecords(read)
        ? beyondRecords('the target holds more records than the run may read')
        : blocked('control', 'no write with such a text was taken and echoed as sent');
    for (const { write, from } of all) {
      const superseded = supersededWrite(context, write, from);
      if (superseded !== undefined) return superseded;
    }
    if (all.every((text) => text.read !== format))
      return blocked('nothing', 'the records with such a text are not shown');
    const stale = all.filter((text) => isOfAnotherWrite(text, context));
    const blamed = blamedOn(
      format,
      all.filter((text) => !stale.includes(text)),
    );
    const isUntold = ({ read: at, written: by }: TextRead) =>
      at === format || (by === format && blamed.length === 0);
    const untold = stale.find(isUntold);
    if (untold !== undefined) {
      const message = `${get.name} shows in ${untold.read} what another write sent instead of this text`;
      return blocked('clause:ACT-6', message);
    }
    return judged(
      blamed.map((text) => {
        const message = `text that was written in ${text.written} comes back altered in ${text.read}`;
        return breach(text.from, message, shown(text.sent), shown(text.back), text.path);
      }),
    );
  });
}

/** The texts whose echo was right, of every write in every read: one that was not is judged on the write. */
const textsOf = remembered((evidence: Evidence): readonly TextRead[] => {
  const get = Object.values(evidence.others).find(({ call }) => call.operation?.kind === 'get')?.call
    .operation;
  if (get === undefined || get === null) return [];
  return formats.flatMap((written) => formats.flatMap((read) => textsBetween(get, evidence, written, read)));
});

function textsBetween(
  get: Operation,
  { others }: Evidence,
  written: Format,
  read: Format,
): readonly TextRead[] {
  const slots = slotsShownBy(get);
  const from = others[readIn(read)];
  if (from === undefined || !isAnswered(from)) return [];
  const shownThere = asRead(from);
  return Object.entries(others).flatMap(([key, write]) => {
    if (!key.startsWith(writtenIn(written, ''))) return [];
    const echo = slottedOf(slots, write);
    const shownRecord = recordOfRun(get, shownThere, nameSent(get, write));
    if (echo.kind !== 'taken' || shownRecord === undefined) return [];
    const backs = slots.read(shownRecord.record);
    const isShown = (slot: number): boolean => {
      if (!isEmpty(backs[slot])) return true;
      // What a read never shows is ACT-6's or XF-1's, and what it does not show of that format is the pair's (XF-2).
      const plain = plainTexts(get, others, read, slot);
      return (
        plain.some(({ back }) => !isEmpty(back)) &&
        !plain.some((text) => text.write.call.format === written && isEmpty(text.back))
      );
    };
    // What the decoder could not read within the record is another clause's, and its texts with it.
    const isSpoilt =
      shownThere?.deviations.some(({ path }) => path.startsWith(`${shownRecord.path}.`)) ?? false;
    return echo.values.flatMap((value) => {
      const { sent, slot = 0 } = value;
      const back = backs[slot];
      if (!cameBackAsSent(value) || !isShown(slot)) return [];
      // Where a spare slot is not there at all, its row is lost, and not the text.
      const isSpare = slot >= (slots.proven ?? slots.size);
      if (isSpare && ((back ?? null) === null || !keepsPlain(get, others, read, slot))) return [];
      return isSpoilt && (back ?? null) === null
        ? []
        : [{ written, read, sent, back, slot, path: shownRecord.path, write, from }];
    });
  });
}

const isEmpty = (value: Value | undefined): boolean => (value ?? '') === '';

const slotsShownBy = (get: Operation): Slots => slotsOf(textSlots, writeOf(get));

/** What a read shows in a slot of the run's plain records, each beside the write that made it. */
function plainTexts(
  get: Operation,
  others: Evidence['others'],
  read: Format,
  slot: number,
): readonly { readonly write: Answer; readonly back: Value | undefined }[] {
  const shownThere = asRead(others[readIn(read)]);
  return formats.flatMap((format) => {
    const write = others[plainIn(format)];
    const shownRecord = write && recordOfRun(get, shownThere, nameSent(get, write));
    return write === undefined || shownRecord === undefined
      ? []
      : [{ write, back: slotsShownBy(get).read(shownRecord.record)[slot] }];
  });
}

/** Whether a read shows the plain records' text of a spare slot, which no other check of texts has looked at. */
const keepsPlain = (get: Operation, others: Evidence['others'], read: Format, slot: number): boolean =>
  plainTexts(get, others, read, slot).some(({ write, back }) => {
    const sent = slottedOf(slotsShownBy(get), write);
    const text = sent.kind === 'taken' ? sent.values.find((value) => value.slot === slot)?.sent : undefined;
    return text !== undefined && cameBackAsSent({ sent: text, back });
  });
