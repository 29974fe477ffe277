import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { GatherContext } from '../evidence/GatherContext.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Made } from '../writes/Made.ts';

/** A kind of record that can be a sentinel: how a run writes one, and how it reads that one alone. */
export interface SentinelKind {
  readonly update: Operation;
  readonly get: Operation;
  /** The members of the insert. The texts of its record hold a text that is unique in the run. */
  readonly insert: (context: SentinelContext, label: string) => RecordValue;
  /** Searches that find it alone, the best one first. */
  readonly searches: (insert: Answer) => readonly SentinelSearch[];
  /** What the answer to the insert says was made. */
  readonly made: (insert: Answer) => Made | undefined;
}

/** What a sentinel is made from. */
export type SentinelContext = Pick<GatherContext, 'fixtures' | 'seed' | 'unique'>;

/** The members of reads that find one record, or none where it does not exist. */
export interface SentinelSearch {
  /** With ReturnTopNRecords: a server that ignores the filter would show all of its records. */
  readonly finds: RecordValue;
  /** A search like `finds`, for a record that does not exist. */
  readonly findsNothing: RecordValue;
  /** Without ReturnTopNRecords: a server that counts before it filters would pass over the record once there are newer ones. */
  readonly findsAmongAll: RecordValue;
}
