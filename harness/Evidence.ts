import type { Fixtures } from '../config/Settings.ts';
import type { Dialect } from '../formats/Dialect.ts';
import type { Address } from '../specs/Address.ts';
import type { Format } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';
import type { RecordValue } from '../specs/Value.ts';
import type { Answer, Call } from './Answer.ts';
import type { BlockCause, SizeLimit } from './Judgement.ts';
import type { Stage } from './stages.ts';
import type { Effect } from './Target.ts';
import type { WriteJournal } from './writeJournal.ts';

/**
 * What one scenario of calls brought back: `answer` is judged, `others` are what it is compared with. `Names` are those of the
 * others, where they are known.
 */
export interface Evidence<Names extends string = string> {
  readonly answer: Answer;
  readonly others: Others<Names>;
  /** Of a generated case: every trial that was made, the smallest failing one alone where one failed. */
  readonly trials?: readonly Evidence[];
  /** Answers of other scenarios of the same operation and place, which are judged beside it. */
  readonly further?: readonly FurtherAnswer[];
  /** What the smallest failing trial was made from, as data that can be read and sent again. */
  readonly counterexample?: unknown;
  /** The paths that the run's own listener was asked for meanwhile; absent where none listened. */
  readonly heard?: readonly string[];
  /**
   * Calls of the scenario that were not answered, where it went on without them: what stands in `answer` and `others` is of other
   * records. Names are those that they would have in `others`.
   */
  readonly unanswered?: Readonly<Record<string, Answer>>;
  /** Set where the answers were put together from several scenarios, so that none rests on what another left behind. */
  readonly pooled?: true;
  /** Set where an answer that stays away is for the check to judge, and no error of the network (ERR-5). */
  readonly silence?: 'judged';
}

type Others<Names extends string> = string extends Names
  ? Readonly<Record<string, Answer>>
  : { readonly [Name in Names]?: Answer };

/** An answer of another scenario, and what a lawful server answers there. */
export interface FurtherAnswer {
  readonly answer: Answer;
  readonly expects: EvidenceSpec['expects'];
}

/** Evidence, or why there is none. */
export type Gathered<Names extends string = string> =
  | { readonly kind: 'evidence'; readonly evidence: Evidence<Names> }
  | {
      readonly kind: 'blocked';
      readonly cause: BlockCause;
      readonly limit?: SizeLimit;
      readonly message: string;
      readonly answer?: Answer;
    };

/** One scenario at one place, made once and judged by every case that can use it. */
export interface EvidenceSpec {
  /** `<format>/<Operation>/<address>/<scenario>`, unique in a plan. */
  readonly key: string;
  readonly operation: Operation | null;
  readonly format: Format;
  readonly address: Address;
  readonly scenario: string;
  /** What a lawful server answers. `any`: what the document leaves open. */
  readonly expects: 'success' | 'failure' | 'any';
  /** The clause that shows this failure (ERR-1..3); other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /** Judged only by the checks that name its scenario. */
  readonly apart?: boolean;
  /** Set for what has to wait until all the rest is gathered; nothing of the rest may need it. */
  readonly stage?: Stage;
  /** The strongest effect of its calls. */
  readonly effect: Effect;
  /** Evidence that this one cannot do without: planned with it even if no case asks for it. */
  readonly requires?: readonly string[];
  /** Evidence that is gathered before this one, if it is planned for its own sake. */
  readonly follows?: readonly string[];
  /** In words, for --plan: what is called, what is made, what is used up. */
  readonly plan: { readonly calls: readonly string[]; readonly creates?: string; readonly uses?: string };
  readonly gather: (context: GatherContext) => Promise<Gathered>;
}

/** What a scenario may use; all of it is fixed before anything is sent. */
export interface GatherContext {
  readonly fixtures: Fixtures;
  readonly dialect: Dialect;
  readonly runId: string;
  readonly seed: number;
  /** How many trials a generated scenario makes at most. */
  readonly runs: number;
  /** How many records of the target are read at most. */
  readonly maxRecords: number;
  /** The base URL, by which a scenario knows whether the target is on this host; null in process. */
  readonly target: string | null;
  readonly listenerUrl: string | null;
  /** A short text, unique in the run and the same again for the same run id, key and label. */
  readonly unique: (label: string) => string;
  /** Calls the target at this evidence's place; `elsewhere` overrides format and address, the key and the bytes. */
  readonly call: (
    operation: Operation,
    members: RecordValue,
    elsewhere?: Partial<Pick<Call, 'format' | 'address' | 'callback' | 'keyAs' | 'altered'>>,
  ) => Promise<Answer>;
  /**
   * Reads with no write of the run between the reads, and before all calls that wait, so that a bracket is as short as it
   * can be; `work` waits for nothing but the calls that it is given.
   */
  readonly undisturbed: <T>(work: (call: GatherContext['call']) => Promise<T>) => Promise<T>;
  /**
   * The same with no other call of the run between them at all: for what was still moving, or broken, undisturbed. All
   * others wait for it.
   */
  readonly alone: <T>(work: (call: GatherContext['call']) => Promise<T>) => Promise<T>;
  /** Calls an operation that does not exist, with the key alone. */
  readonly callUnknown: (name: string) => Promise<Answer>;
  /** Waits so many milliseconds, or until the run is stopped. */
  readonly pause: (ms: number) => Promise<void>;
  /** What the run wrote to each record so far. */
  readonly journal: WriteJournal;
  /** Notes a record that the run made, for cleaning up and `run.leftBehind`. */
  readonly made: (record: Made) => void;
  /** Whether that evidence is a part of the run. */
  readonly isPlanned: (key: string) => boolean;
  /** Required evidence, gathered once. */
  readonly other: (key: string) => Promise<Gathered>;
  /** What was gathered just before in the stages that go one by one; undefined for the first, and outside of them. */
  readonly previous: () => Promise<Gathered | undefined>;
  /** Waits until that evidence, where it is planned, is gathered: what comes next would spoil it. */
  readonly after: (keys: readonly string[]) => Promise<void>;
}

/** A record that the run made on the target. */
export interface Made {
  /** The record's name, such as `mvCompany`. */
  readonly record: string;
  /** Its id as written by the target; empty where the answer did not tell. */
  readonly id: string;
  /** How it is removed, when a documented operation can (companies). */
  readonly removal?: { readonly operation: string; readonly members: RecordValue };
  /** Set where the answer to an insert could not be read, so that the record may be there: by its text a person finds it. */
  readonly perhaps?: { readonly operation: string; readonly format: string; readonly text: string };
}
