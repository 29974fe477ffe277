import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../../harness/Evidence.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import { lossClause } from '../../compare/ownRecords.ts';
import { sameNumber } from '../../compare/values.ts';
import { wanting } from '../../kernel/gathered.ts';
import { obstacleOf } from '../../kernel/obstacles.ts';
import { plainAgain, refusedByNow } from '../../kernel/plainAgain.ts';
import type { ScenarioPlace } from '../../kernel/Scenario.ts';
import { siblingKey } from '../ownRecords.ts';
import { noteMade, writeMembers } from '../writing.ts';
import type { RecordFor, RecordToUpdate } from './recordToUpdate.ts';
import type { Slots } from './slots.ts';
import { type Slotted, type SlottedAnswer, slottedOf } from './slottedOf.ts';

/** By slot; where one is undefined, the slot keeps the control's plain value. */
type Values = readonly (Value | undefined)[];

interface Options {
  /** What is sent instead of a value that is refused. */
  readonly plainer?: (value: Value) => Value;
  /** Makes a record that is updated with the values, where an Update keeps plain ones. */
  readonly toUpdate?: RecordFor;
}

/**
 * Sends values that a target may refuse or alter, after the same write with plain ones (the control) was taken (rule 3).
 *
 * Several go in one call, each in a member of its own; where that call is refused or a value altered, each goes alone,
 * so that one defect is one verdict. The control is the evidence's answer, the others are what was sent.
 */
export async function probe(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  groups: readonly Values[],
  isUnaltered: (slotted: Slotted) => boolean,
  { plainer = (value) => value, toUpdate }: Options = {},
): Promise<Gathered> {
  const control = await context.other(siblingKey(place, slots.operation));
  const obstacle = obstacleOf(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle ?? control;
  const { answer } = control.evidence;
  const plain = slottedOf(slots, answer);
  if (plain.kind !== 'taken' || plain.values.some((one) => isLost(one, slots))) {
    const cause = `clause:${lossClause(answer)}` as const;
    const message = 'what the plain write sent in the same members did not come back';
    return { kind: 'blocked', cause, message, answer };
  }
  const others: Record<string, Answer> = {};
  const isKept = (one: SlottedAnswer): boolean => one.kind === 'taken' && one.values.every(isUnaltered);
  const isPlainer = (value: Value | undefined): boolean => value !== undefined && plainer(value) !== value;
  const alone = (values: Values, position: number, label: string) =>
    // In its own slot: what one member keeps, another may not.
    send(
      context,
      place,
      slots,
      values.map((value, at) => (at === position ? value : undefined)),
      label,
    );
  let isUpdated = true;
  for (const [index, all] of groups.entries()) {
    const update = isUpdated && toUpdate ? await updating(all, `${index}`, toUpdate) : undefined;
    if (update !== undefined) {
      others[`together-${index}`] = update;
      continue;
    }
    const sent = await send(context, place, slots, all, `${index}`);
    if (typeof sent === 'string') return wanting(sent);
    const first = slottedOf(slots, sent);
    if (isKept(first) || (all.length === 1 && !(first.kind === 'refused' && all.some(isPlainer)))) {
      others[`together-${index}`] = sent;
      continue;
    }
    const values = all.slice(0, slots.proven);
    if (values.length < all.length) {
      Object.assign(others, await unproven(all, `${index}`));
      const proven = await send(context, place, slots, values, `${index}-proven`);
      if (typeof proven !== 'string' && isKept(slottedOf(slots, proven))) {
        others[`together-${index}`] = proven;
        continue;
      }
    }
    for (const [position, value] of values.entries()) {
      if (value === undefined) continue;
      const whole = await alone(values, position, `${index}-${position}`);
      const isRefused = typeof whole !== 'string' && slottedOf(slots, whole).kind === 'refused';
      const tried =
        isRefused && isPlainer(value)
          ? await alone(
              values.map((one) => one && plainer(one)),
              position,
              `${index}-${position}-less`,
            )
          : whole;
      if (typeof tried !== 'string') others[`alone-${index}-${position}`] = tried;
    }
  }
  if (Object.values(others).some((one) => slottedOf(slots, one).kind === 'refused')) {
    const none = (groups[0] ?? []).map(() => undefined);
    const again = await send(context, place, slots, none, plainAgain);
    const byNow = typeof again === 'string' ? undefined : refusedByNow(again);
    if (byNow !== undefined) return byNow;
  }
  return { kind: 'evidence', evidence: { answer, others } };

  /**
   * The answer to an Update that kept the values, or altered them where one keeps plain ones; undefined where it did neither. The
   * plain ones go to another record: the Gets show later what the first one holds (TYP-12).
   */
  async function updating(values: Values, label: string, recordFor: RecordFor): Promise<Answer | undefined> {
    const target = await recordFor('to-update');
    const tried = target && (await send(context, place, slots, values, `${label}-updated`, target));
    if (tried === undefined || typeof tried === 'string') return undefined;
    const back = slottedOf(slots, tried);
    if (isKept(back)) return tried;
    // Another Update would hang as well.
    if (back.kind === 'unanswered') isUpdated = false;
    const twin = back.kind === 'taken' ? await recordFor('to-update-plain') : undefined;
    if (twin === undefined) return undefined;
    // A word of its own: what another Update left must not be taken for it.
    const word = context.unique('plain');
    const plain = await send(
      context,
      place,
      slots,
      values.map((value) => value && word),
      `${label}-updated-plain`,
      twin,
    );
    return typeof plain !== 'string' && isKept(slottedOf(slots, plain)) ? tried : undefined;
  }

  /** What is altered in slots of which the control shows nothing, where a plain text is kept in the same slot. */
  async function unproven(values: Values, label: string): Promise<Readonly<Record<string, Answer>>> {
    const altered: Record<string, Answer> = {};
    for (const [position, value] of values.entries()) {
      if (value === undefined || position < (slots.proven ?? values.length)) continue;
      const tried = await alone(values, position, `${label}-${position}`);
      if (typeof tried === 'string') continue;
      const back = slottedOf(slots, tried);
      if (back.kind !== 'taken' || isKept(back)) continue;
      const plain = await alone(
        values.map(() => 'plain'),
        position,
        `${label}-${position}-plain`,
      );
      if (typeof plain !== 'string' && isKept(slottedOf(slots, plain)))
        altered[`alone-${label}-${position}`] = tried;
    }
    return altered;
  }
}

/** Whether a plain value did not come back; fractions and datetimes that came back as others are what is probed. */
function isLost({ sent, back, slot = 0 }: Slotted, { proven }: Slots): boolean {
  if (slot >= (proven ?? Number.POSITIVE_INFINITY)) return false;
  if (back === undefined || back === null) return true;
  if (typeof sent === 'string') return sent !== back;
  return isNumeric(sent) && /^-?\d+$/.test(sent.lexeme) && !sameNumber(sent, back);
}

async function send(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  values: Values,
  label: string,
  updated?: RecordToUpdate,
): Promise<Answer | string> {
  const record = slots.build(values)(context, updated?.label ?? label);
  if (typeof record === 'string') return record;
  const action = updated === undefined ? 'Insert' : 'Update';
  const members = writeMembers(context, place, updated?.under(record) ?? record, action, slots.more);
  const answer = await context.call(place.operation, members);
  if (updated === undefined) noteMade(context, answer);
  return answer;
}
