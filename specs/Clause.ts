import type { Address } from './Address.ts';
import type { Format } from './Format.ts';
import type { Level } from './Level.ts';
import type { Operation } from './Operation.ts';

/** A place where a clause may apply; operation is null for clauses about none of the 33 in particular. */
export interface Place {
  readonly operation: Operation | null;
  readonly format: Format;
  readonly address: Address;
}

/** One clause of the contract. Servers are judged by it. */
export interface Clause {
  /** Permanent, such as `TYP-7`. */
  readonly id: string;
  /** The level of the clause as a whole; `judging` says where a single case is stronger or weaker (ACT-5, FMT-6). */
  readonly level: Level;
  /** What must be true, in one sentence. */
  readonly statement: string;
  /** The document's section that it comes from, as in the headings; for a NOTE the reason why it is good practice. */
  readonly section: string;
  /** How it is judged soundly. */
  readonly judging: string;
  /** What is left open and never judged. */
  readonly open?: string;
  readonly appliesTo: AppliesTo;
}

/** What a clause says, without where it applies. */
export type ClauseText = Omit<Clause, 'appliesTo'>;

/** A clause as data, so that it can cross threads. */
export interface ClauseOfRun extends ClauseText {
  /** The formats in which it applies anywhere. */
  readonly formats: readonly Format[];
}

/** Where a clause applies, with the reason for what it leaves out. */
export interface AppliesTo {
  readonly reason: string;
  readonly holds: (place: Place) => boolean;
}
