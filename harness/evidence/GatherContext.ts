import type { Fixtures } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import type { Outside } from '../outside/Outside.ts';
import type { Made } from '../writes/Made.ts';
import type { RunJournal } from '../writes/writeJournal.ts';
import type { Gathered } from './Evidence.ts';

/** What a scenario may use. All of it is fixed before anything is sent. */
export interface GatherContext {
  readonly fixtures: Fixtures;
  /** The dialect that a format is written in. */
  readonly dialectIn: (format: Format) => Dialect;
  readonly runId: string;
  readonly seed: number;
  /** The most trials that a generated scenario makes. */
  readonly runs: number;
  /** The most records of the target that are read. */
  readonly maxRecords: number;
  /**
   * Whether this is the last reading, made because the second one did not repeat a breach. It asks for as many records as a run may read:
   * those that showed the breach may no longer be among the newest.
   */
  readonly isWideReading: boolean;
  /** Whether this evidence was gathered before. What it goes on from may be out of date by now. */
  readonly isFurtherReading: boolean;
  /** The base URL, which tells a scenario whether the target is on this host; null in process. */
  readonly baseUrl: string | null;
  readonly listenerUrl: string | null;
  /** A short text, unique in the run. The same run id, key and label always give the same text. */
  readonly unique: (label: string) => string;
  /** Calls the target at this evidence's place. `elsewhere` overrides the format, the address, the key or the bytes. */
  readonly call: (
    operation: Operation,
    members: RecordValue,
    elsewhere?: Partial<Pick<Call, 'format' | 'address' | 'callback' | 'keyAs' | 'altered'>>,
  ) => Promise<Answer>;
  /**
   * Makes reads with no write of the run between them, ahead of all waiting calls, so that a bracket is as short as possible.
   * `work` must wait only for the calls it is given.
   */
  readonly undisturbed: <T>(work: (call: GatherContext['call']) => Promise<T>) => Promise<T>;
  /**
   * Makes calls with no other call of the run between them. For reads that were still changing, or broken, in `undisturbed`, and for a write
   * between two looks. All other calls wait.
   */
  readonly alone: <T>(work: (call: GatherContext['call']) => Promise<T>) => Promise<T>;
  /** Calls an operation that does not exist, with only the key. */
  readonly callUnknown: (name: string) => Promise<Answer>;
  /** Waits this many milliseconds, or until the run is stopped. */
  readonly pause: (ms: number) => Promise<void>;
  /** Waits this many milliseconds, also in a proof that takes no time for `pause`: something outside of the target must have time to happen. */
  readonly wait: (ms: number) => Promise<void>;
  /** Opens the run's own listener (`openListener`). */
  readonly listen: Outside['listen'];
  /** What the run has written to each record so far. */
  readonly journal: RunJournal;
  /** Records that the run made something, for cleaning up and for `run.leftBehind`. */
  readonly made: (record: Made) => void;
  /** Whether that evidence is part of the run. */
  readonly isPlanned: (key: string) => boolean;
  /** Evidence that the specification names (`requires`, `follows`, `looksAt`, `looksAtIfHere`), gathered once. Any other is our fault. */
  readonly other: (key: string) => Promise<Gathered>;
  /** What was gathered just before, in stages that go one by one. Undefined for the first one, and outside those stages. */
  readonly previous: () => Promise<Gathered | undefined>;
  /** Waits until that evidence is gathered, if it is planned: what comes next would spoil it. */
  readonly after: (keys: readonly string[]) => Promise<void>;
}
