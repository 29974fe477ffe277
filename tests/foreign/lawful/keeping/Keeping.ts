import type { Kept } from '../store.ts';
import type { Rec } from '../types.ts';

/** One kind of records: its record, its id, all that are there. */
export interface Kind {
  readonly record: string;
  readonly id: string;
  readonly all: Kept[];
  readonly nextId: () => string;
}

/** How records are taken, changed and removed where the document leaves it open. */
export interface Keeping {
  /** What is kept of what a client sent. */
  readonly tidied: (record: string, sent: Rec) => Rec;
  /** What a member is when nobody said. */
  readonly defaults: Rec;
  /** Raises Refusal for a record that may not be kept: `record` as it would be, `others` those that stay beside it. */
  readonly check: (record: string, value: Rec, others: readonly Rec[]) => void;
  /** What an Update makes of a record. */
  readonly updated: (before: Rec, sent: Rec) => Rec;
  /** The same for the update of what is not empty. */
  readonly filledIn: (before: Rec, sent: Rec) => Rec;
  /** What else changes when a record is kept. */
  readonly settle: (kind: Kind, value: Rec) => void;
  /** Whether entityID is told where it is optional. */
  readonly tellsOptionalIds: boolean;
  /** The first new id and the step to the next one. */
  readonly ids: { readonly first: number; readonly step: number };
}
