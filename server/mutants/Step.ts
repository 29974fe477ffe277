import { isDateTime } from '../../specs/datetime.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** One step of the way to a member: its name, and whether it holds a list whose records are gone through. */
export interface Step {
  readonly name: string;
  readonly list: boolean;
}

/** Where an edit takes place. */
export interface At {
  readonly member: MemberShape;
  /** The shape of the record that holds the member. */
  readonly holder: RecordShape;
  /** The records of the list in which the holder is, itself included; it alone if it is in none. */
  readonly siblings: readonly RecordValue[];
  readonly index: number;
  /** What the same mutant has met before at its site. */
  readonly memory: Memory;
}

/** What a step remembers from one answer to the next, as long as its server lives. */
export interface Memory {
  last?: Value;
}

/** Changes the record that holds the member. It returns the very same one if there is nothing to change. */
export type Edit = (holder: RecordValue, at: At) => RecordValue;

/** Applies an edit to every record that holds the member at the end of the way. What stays the same stays the same object. */
export function editedAt(
  record: RecordValue,
  way: readonly Step[],
  site: Pick<At, 'member' | 'holder'>,
  memory: Memory,
  edit: Edit,
): RecordValue {
  const inRecord = (
    one: RecordValue,
    depth: number,
    siblings: readonly RecordValue[],
    index: number,
  ): RecordValue => {
    const step = way[depth];
    if (step === undefined) throw new Error('a site has a way of at least one step');
    if (depth === way.length - 1) return edit(one, { ...site, siblings, index, memory });
    const held = one[step.name];
    const next = step.list
      ? inList(held, depth + 1)
      : isRecord(held)
        ? inRecord(held, depth + 1, [held], 0)
        : held;
    return next === held ? one : { ...one, [step.name]: next };
  };
  const inList = (held: Value | undefined, depth: number): Value | undefined => {
    if (!Array.isArray(held)) return held;
    const items = held as readonly Value[];
    const records = items.filter(isRecord);
    const edited = items.map((item) =>
      isRecord(item) ? inRecord(item, depth, records, records.indexOf(item)) : item,
    );
    return edited.some((item, index) => item !== items[index]) ? edited : held;
  };
  return inRecord(record, 0, [record], 0);
}

/** An edit of the member's value alone, where it has one; undefined takes the member away. */
export const onValue =
  (change: (value: NonNullable<Value>, at: At, holder: RecordValue) => Value | undefined): Edit =>
  (holder, at) => {
    const { name } = at.member;
    const value = holder[name];
    if (value === undefined || value === null) return holder;
    const changed = change(value, at, holder);
    if (isSame(value, changed)) return holder;
    if (changed !== undefined) return { ...holder, [name]: changed };
    const { [name]: _, ...rest } = holder;
    return rest;
  };

/** Whether two values are written alike. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (isNumeric(one) && isNumeric(other)) return one.lexeme === other.lexeme;
  if (isDateTime(one) && isDateTime(other)) return one.ms === other.ms && one.offset === other.offset;
  return false;
}

/** Whether a value says nothing, or is a record of such values. */
export const saysNothing = (value: Value | undefined): boolean =>
  isRecord(value) ? Object.values(value).every(saysNothing) : isBlank(value);
