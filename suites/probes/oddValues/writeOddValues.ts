import { escapedDates } from '../../../generators/messages/otherForms.ts';
import { hasSlots, type Slots, slotsOf } from '../../../generators/oddValues/slots.ts';
import type { Action } from '../../../generators/records/Kind.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import type { Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { lossClause } from '../../../harness/writes/lossClause.ts';
import { isPlainValueLost, type Slotted, slottedOf } from '../../../harness/writes/slottedOf.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { type Probe, plainKeyOnly, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';

const nonEmptyFields = 'InsertOrUpdateNonEmptyFields';

/** The record that an Update is to fill with values. */
export interface RecordToUpdate {
  /** The label that it was built with, where the Update is to send all of it again but the values. */
  readonly label?: string;
  /** A record that was built, under the ids of the one that is there. */
  readonly under: (built: RecordValue) => RecordValue;
}

/**
 * Gives the record for one Update; undefined where the record can't be made. What a Get shows is judged by the one Update that its
 * record had, so each `label` has a record of its own.
 */
export type RecordFor = (label: string) => Promise<RecordToUpdate | undefined>;

/** By slot; where one is undefined, the slot keeps the control's plain value. */
type Values = readonly (Value | undefined)[];

interface Options {
  /** What is sent instead of a value that is refused. */
  readonly plainer?: (value: Value) => Value;
  /** Makes a record that is updated with the values, where an Update keeps plain ones. */
  readonly toUpdate?: RecordFor | undefined;
  /** Values to send in an update of the non-empty fields, and a record for each such update. */
  readonly filling?: { readonly values: Values; readonly recordFor: RecordFor } | undefined;
}

interface OddValues {
  readonly name: string;
  /** The slots that take them, by operation. */
  readonly kind: ReadonlyMap<string, Slots>;
  readonly creates: string;
  readonly groups: (place: ScenarioPlace, size: number, seed: number) => readonly Values[];
  readonly isUnaltered: (slotted: Slotted) => boolean;
}

/** A probe that sends odd values wherever an operation has slots of a kind. */
export const oddValues = ({ name, kind, creates, groups, isUnaltered }: OddValues): Probe =>
  probe({
    name,
    of: hasSlots(kind),
    effect: 'write',
    carries: 'oddValues',
    creates,
    requires: plainKeyOnly,
    gather: (context, place) => {
      const slots = slotsOf(kind, place.operation);
      return writeOddValues(context, place, slots, groups(place, slots.size, context.seed), isUnaltered);
    },
  });

/**
 * Sends values that a target may refuse or alter, after the same write with plain ones (the control) was taken (rule 3).
 *
 * Several go in one call, each in a member of its own. Where that call is refused or a value altered, each goes alone,
 * so that one defect is one verdict. The control is the evidence's answer, the others are what was sent.
 */
export async function writeOddValues(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  groups: readonly Values[],
  isUnaltered: (slotted: Slotted) => boolean,
  { plainer = (value) => value, toUpdate, filling }: Options = {},
): Promise<Gathered> {
  const { answer } = takenEvidence(await context.other(siblingKey(place, slots.operation)), place);
  const plain = slottedOf(slots, answer);
  if (plain.kind !== 'taken' || plain.values.some((one) => isPlainValueLost(one, slots))) {
    const message = 'what the plain write sent in the same members did not come back';
    return { kind: 'blocked', cause: `clause:${lossClause(answer)}`, message, answer };
  }
  const others: Record<string, Answer> = {};
  const refusedAlone = new Map<string, () => Promise<Answer>>();
  let isUpdated = true;
  for (const [index, values] of groups.entries()) {
    const together = toUpdate && isUpdated ? await updated(values, `${index}`, toUpdate) : undefined;
    const sent = together ?? (await inserted(values, `${index}`));
    if (together !== undefined || isKept(sent) || needsNoSecondTry(values, sent))
      others[`together-${index}`] = sent;
    else await eachAlone(values, `${index}`);
  }
  const filled =
    filling && isUpdated
      ? await updated(filling.values, 'non-empty', filling.recordFor, nonEmptyFields)
      : undefined;
  if (filled !== undefined) others['together-non-empty'] = filled;
  if (Object.values(others).some(isTurnedDown)) {
    const again = await inserted(
      (groups[0] ?? []).map(() => undefined),
      plainAgain,
    );
    const byNow = refusedByNow(again);
    if (byNow !== undefined) return byNow;
    // What got in the way of a value may have lasted for two calls. Once a plain one is taken, it is over.
    for (const [name, insert] of refusedAlone) {
      const later = await insert();
      if (slottedOf(slots, later).kind === 'taken') others[name] = later;
    }
  }
  return { kind: 'evidence', evidence: { answer, others } };

  async function inserted(values: Values, label: string): Promise<Answer> {
    const record = slots.build(values)(context, label);
    const members = writeMembers(context, place, record, 'Insert', slots.more);
    const form = answer.detour === null ? escapedDates(place.format, values, label) : {};
    const insert = await context.call(place.operation, members, form);
    noteMade(context, insert);
    return insert;
  }

  function alone(values: Values, position: number): Values {
    return values.map((value, at) => (at === position ? value : undefined));
  }

  /** In its own slot: what one member keeps, another may not. */
  function insertedAlone(values: Values, position: number, label: string): Promise<Answer> {
    return madeAgainIfRefused(() => inserted(alone(values, position), label));
  }

  function isKept(sent: Answer): boolean {
    const back = slottedOf(slots, sent);
    return back.kind === 'taken' && back.values.every(isUnaltered);
  }

  /** Also by an answer that can't be read. */
  function isTurnedDown(sent: Answer): boolean {
    return slottedOf(slots, sent).kind === 'refused';
  }

  function hasPlainer(value: Value | undefined): boolean {
    return value !== undefined && plainer(value) !== value;
  }

  /** A value that is alone and not refused. One that is refused is sent again, because the refusal may pass. */
  function needsNoSecondTry(values: Values, sent: Answer): boolean {
    return values.length === 1 && !isTurnedDown(sent);
  }

  async function eachAlone(all: Values, label: string): Promise<void> {
    const values = all.slice(0, slots.proven);
    if (values.length < all.length) {
      await unprovenAlone(all, label);
      const proven = await inserted(values, `${label}-proven`);
      if (isKept(proven)) {
        others[`together-${label}`] = proven;
        return;
      }
    }
    for (const [position, value] of values.entries()) {
      if (value === undefined) continue;
      const name = `alone-${label}-${position}`;
      let made = { values, label: `${label}-${position}` };
      let sent = await insertedAlone(made.values, position, made.label);
      if (isTurnedDown(sent) && hasPlainer(value)) {
        made = { values: values.map((one) => one && plainer(one)), label: `${made.label}-less` };
        sent = await insertedAlone(made.values, position, made.label);
      }
      others[name] = sent;
      // A write may have been carried out if its answer can't be read.
      if (isRefused(sent)) refusedAlone.set(name, () => inserted(alone(made.values, position), made.label));
    }
  }

  /** What is altered in slots of which the control shows nothing, where a plain text is kept in the same slot. */
  async function unprovenAlone(values: Values, label: string): Promise<void> {
    for (const [position, value] of values.entries()) {
      if (value === undefined || position < (slots.proven ?? values.length)) continue;
      const sent = await insertedAlone(values, position, `${label}-${position}`);
      if (slottedOf(slots, sent).kind !== 'taken' || isKept(sent)) continue;
      const texts = values.map(() => 'plain');
      if (isKept(await insertedAlone(texts, position, `${label}-${position}-plain`)))
        others[`alone-${label}-${position}`] = sent;
    }
  }

  /**
   * The answer to an update that kept the values, or that altered them where the same update keeps plain ones. Undefined where it did neither.
   * The plain ones go to another record: the Gets show later what the first one holds (TYP-12).
   */
  async function updated(
    values: Values,
    label: string,
    recordFor: RecordFor,
    action: Action = 'Update',
  ): Promise<Answer | undefined> {
    const recordLabel = action === 'Update' ? 'to-update' : `to-update-${label}`;
    const sent = await update(values, `${label}-updated`, await recordFor(recordLabel), action);
    if (sent === undefined || isKept(sent)) return sent;
    const { kind } = slottedOf(slots, sent);
    // Another Update would hang as well.
    if (kind === 'unanswered') isUpdated = false;
    if (kind !== 'taken') return undefined;
    // A word of its own: what another Update left must not be taken for it.
    const word = context.unique('plain');
    const words = values.map((value) => value && word);
    const kept = await update(
      words,
      `${label}-updated-plain`,
      await recordFor(`${recordLabel}-plain`),
      action,
    );
    return kept !== undefined && isKept(kept) ? sent : undefined;
  }

  async function update(
    values: Values,
    label: string,
    ofRecord: RecordToUpdate | undefined,
    action: Action,
  ): Promise<Answer | undefined> {
    if (ofRecord === undefined) return undefined;
    const record = slots.build(values)(context, ofRecord.label ?? label);
    const members = writeMembers(context, place, ofRecord.under(record), action, slots.more);
    return context.call(place.operation, members);
  }
}
