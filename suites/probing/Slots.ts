import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Build } from '../writing.ts';

/** Members of a write's record that can carry values to try out, several in one call. */
export interface Slots {
  readonly operation: string;
  /** How many values one record takes. */
  readonly size: number;
  /** A lawful record with these values in the slots; where one is undefined, the slot keeps the control's plain value. */
  readonly build: (values: readonly (Value | undefined)[]) => Build;
  /** What stands in the slots of a record, sent or echoed, in their order. */
  readonly read: (record: RecordValue) => readonly (Value | undefined)[];
  /** How many of the slots the control has shown to keep a plain value; left out where it is all of them. */
  readonly proven?: number;
  /** How many slots behind the `size` take a text beside the others, and the names of the hazards that fit there; all where none are named. */
  readonly spare?: { readonly count: number; readonly names?: readonly string[] };
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
}
