import type { RecordValue, Value } from '../../specs/Value.ts';
import type { FormatTurn } from '../turnOf.ts';
import type { Build, RecordSource } from './Build.ts';

/** The actions that insert a record which is absent and update one which is present. */
export const upserts = ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'] as const;

export const actions = ['Insert', 'Update', ...upserts] as const;

export type Action = (typeof actions)[number];

/** What is tried besides Insert, of records that take every action. */
export const allActions = { updates: ['Update', ...upserts], inserts: upserts } as const;

/** The two ways to send an empty member, in an order that differs from format to format. */
type Empty = readonly [one: Value, other: Value];

/**
 * How the records of one operation go through the record actions. `suites/probes/recordActions/` sends these, and where a lawful server
 * refuses a member, it sends the call again without it.
 */
export interface Kind {
  readonly build: Build;
  /** The record of the plain insert, where that is a fuller one. */
  readonly plain?: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  /** What the Update of the chain sends in some formats in the place of `more`. A lawful server may refuse it: then `more` is sent. */
  readonly moreOfUpdate?: (place: FormatTurn) => RecordValue | undefined;
  /** What the chain's own record is inserted with besides, for ACT-1. A lawful server may refuse it: then the record is inserted without. */
  readonly besides?: RecordValue;
  /** Values for the record that InsertOrUpdate makes. They differ from those of the record before: a broken server may keep what it got last. */
  readonly ofUpsert?: RecordValue;
  /**
   * A nested block, by the name of its member, that the chain's own record is inserted with as well. Where that is taken, the record of an
   * InsertOrUpdate has the `other` one.
   */
  readonly block?: {
    readonly name: string;
    readonly build: (context: RecordSource, place: FormatTurn) => RecordValue;
    readonly other: (context: RecordSource, place: FormatTurn) => RecordValue;
  };
  /** What stands twice in the chain's own record, and is to stay apart. A lawful server may refuse that as well. */
  readonly doubled?: (record: RecordValue) => RecordValue;
  /** Other content in members that no server computes, for an update of `record`, which the server gave back. */
  readonly changed: (text: string, record: RecordValue, context: RecordSource) => RecordValue;
  /**
   * What is changed besides, such as of an order that is under way. A lawful server may forbid that: an Update that is refused with it is
   * sent again without it.
   */
  readonly changedToo?: (
    text: string,
    record: RecordValue,
    context: RecordSource,
    place: FormatTurn,
  ) => RecordValue;
  /**
   * Free text alone, for an update as in `changed`, and what a clause wants changed. A lawful server may keep all other content as it was, or
   * forbid that it goes: an Update that is refused with other changes is sent again with this one.
   */
  readonly leastChanged?: Kind['changed'];
  /** What an update of the non-empty fields sends besides the id: a new value, and empty ones, which are nil and text in turns. */
  readonly partly: (text: string, name: string, empty: Empty) => RecordValue;
  /**
   * What such an update sends otherwise in some formats: a number below zero, one list, or one text and no other. Beside these the others
   * must stay. A lawful server may refuse it: then the update is sent again without it.
   */
  readonly alsoInPartly?: (place: FormatTurn) => RecordValue;
  /** Members, by path, that keep their values because they are sent empty or not at all. ACT-4 leaves out those that are sent. */
  readonly kept: readonly string[];
  /** Members that `partly` sends and `alsoInPartly` leaves out. They keep the value that the write before it sent. */
  readonly keptElsewhere?: readonly string[];
  /** Flags that are true and that `partly` leaves out. An echo that copies the request may show them as false. */
  readonly keptFlags?: readonly string[];
  /**
   * Flags that are inserted as false, set by the Update, taken back by the InsertOrUpdate and set again with the non-empty
   * fields. No plain members: what the Update could not set says nothing (ACT-4).
   */
  readonly flags?: readonly string[];
  /** What is tried besides Insert. */
  readonly updates: readonly Exclude<Action, 'Insert'>[];
  readonly inserts: readonly (typeof upserts)[number][];
}
