import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import type { Build } from '../writing.ts';

export type Action = 'Insert' | 'Update' | 'InsertOrUpdate' | 'InsertOrUpdateNonEmptyFields';

/** The two ways to send an empty member, in an order that differs from format to format. */
type Empty = readonly [one: Value, other: Value];

/** How one kind of record goes through the record actions: one file an operation in `kinds/`. */
export interface Kind {
  readonly build: Build;
  /** The record of the plain insert, where that is a fuller one. */
  readonly plain?: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  /** The Get that shows what was written. */
  readonly get?: string;
  /** A record of this name, where records have names of their own. */
  readonly named: (name: string) => RecordValue;
  /**
   * What the chain's own record is inserted with besides, and ACT-1 asks of it: a server may refuse it, and then the record is
   * inserted without.
   */
  readonly besides?: RecordValue;
  /** A nested block, by the name of its member, that the chain's own record is inserted with as well, for as long as it is taken. */
  readonly block?: {
    readonly name: string;
    readonly build: (context: GatherContext, place: ScenarioPlace) => RecordValue;
  };
  /** What of a built record is told twice in the chain's own one, so that it stays apart: a server may refuse that as well. */
  readonly doubled?: (record: RecordValue) => RecordValue;
  /** Other content in members that no server computes, for an update of `record`, which the server gave back. */
  readonly changed: (text: string, record: RecordValue, context: GatherContext) => RecordValue;
  /**
   * What is changed besides, such as of an order that is under way: a server may have it fixed, so the Update is sent without it
   * where it is refused with it.
   */
  readonly changedToo?: (text: string, record: RecordValue) => RecordValue;
  /** What an update of the non-empty fields sends besides the id: a new value, and empty ones, nil and text in turns. */
  readonly partly: (text: string, name: string, empty: Empty) => RecordValue;
  /** Members, by path, that it sends empty or not at all, so that they keep their values. */
  readonly kept: readonly string[];
  /**
   * Flags that are inserted as false, set by the Update, taken back by the InsertOrUpdate and set again with the non-empty
   * fields. No plain members: what the Update could not set says nothing (ACT-4).
   */
  readonly flags?: readonly string[];
  /** What is tried besides Insert. */
  readonly updates: readonly Exclude<Action, 'Insert'>[];
  readonly inserts: readonly Exclude<Action, 'Insert' | 'Update'>[];
}
