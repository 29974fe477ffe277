import type { Fixtures } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import { MissingFixtureError, needed } from '../../generators/records/Build.ts';
import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer, Answers, Call } from '../exchanges/Answer.ts';
import type { Expected } from '../exchanges/outcome.ts';
import type { Outside } from '../outside/Outside.ts';
import type { Effect } from '../target/Target.ts';
import type { BlockCause, SizeLimit } from '../verdicts/Judgement.ts';
import type { RunJournal } from '../writes/writeJournal.ts';
import type { Stage } from './stages.ts';

/**
 * The answers to one scenario of calls. `answer` is judged; `others` are compared with it. `Names` are the names of `others`,
 * where they are known.
 */
export interface Evidence<Names extends string = string> {
  readonly answer: Answer;
  readonly others: Others<Names>;
  /** For a generated case: every trial that was made. If one failed, only the smallest failing trial. */
  readonly trials?: readonly Evidence[];
  /** Answers of other scenarios of the same operation and place, judged together with this one. */
  readonly further?: readonly FurtherAnswer[];
  /** What the smallest failing trial was made from, as data that can be read and sent again. */
  readonly counterexample?: unknown;
  /** The paths requested from the run's own listener during the scenario; absent where none listened. */
  readonly heard?: readonly string[];
  /**
   * Calls that got no answer, when the scenario went on without them. `answer` and `others` are then about other records. Each
   * has the name it would have in `others`.
   */
  readonly unanswered?: Answers;
  /**
   * Reads of another scenario that show what the formats keep of a text (XF-1), each by the name that it has there. They are no answers to
   * this one: no verdict rests on how they were answered, or lists them.
   */
  readonly witnesses?: Answers;
  /** Set when the answers come from several scenarios, so that none depends on what another left behind. */
  readonly pooled?: true;
  /** Set when the check itself judges a missing answer, instead of treating it as a network error (ERR-5). */
  readonly silence?: 'judged';
}

type Others<Names extends string> = string extends Names
  ? Readonly<Record<string, Answer>>
  : { readonly [Name in Names]?: Answer };

/** An answer of another scenario, and what a lawful server would answer there. */
export interface FurtherAnswer {
  readonly answer: Answer;
  readonly expects: EvidenceSpec['expects'];
  /** It carries odd values, which their own clauses judge. */
  readonly holdsOddValues?: true;
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

/** Why there is no evidence. */
export type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }>;

/** One answer as evidence, with those of the others that came. A typed probe takes only its own names. */
export const asEvidence = <Names extends string = string>(
  answer: Answer,
  others: NoInfer<{ readonly [Name in Names]?: Answer | undefined }> = {},
): Gathered<Names> => {
  const had = Object.entries<Answer | undefined>(others).filter(([, other]) => other !== undefined);
  return { kind: 'evidence', evidence: { answer, others: Object.fromEntries(had) as Others<Names> } };
};

/** Why there is no evidence: the operator's fixtures do not name what it needs. */
export const missingFixture = (fixture: string): BlockedEvidence => ({
  kind: 'blocked',
  cause: `fixture:${fixture}`,
  message: `the fixtures name no ${fixture}; \`assay list --fixtures\` prints what a full run needs`,
});

/** Ends a scenario whose evidence can't be gathered. The store of evidence keeps the reason (`gathered`) in its place. */
export class EvidenceUnavailable extends Error {
  override readonly name = 'EvidenceUnavailable';
  readonly gathered: Gathered;

  constructor(gathered: BlockedEvidence) {
    super(gathered.message);
    this.gathered = gathered;
  }
}

/** Why evidence can't be gathered, as an error says it; undefined for any other error. */
export function reasonIn(error: unknown): Gathered | undefined {
  if (error instanceof EvidenceUnavailable) return error.gathered;
  return error instanceof MissingFixtureError ? missingFixture(error.fixture) : undefined;
}

/** What the operator's fixtures hold under that name; raises MissingFixtureError where they hold nothing. */
export const fixtureOf = <Name extends keyof Fixtures>(
  { fixtures }: Pick<GatherContext, 'fixtures'>,
  name: Name,
): Exclude<Fixtures[Name], undefined> => needed(fixtures[name], name);

/** The evidence that was gathered; raises EvidenceUnavailable where none was. */
export function evidenceIn(gathered: Gathered): Evidence {
  if (gathered.kind === 'blocked') throw new EvidenceUnavailable(gathered);
  return gathered.evidence;
}

/** The answer of other evidence; undefined where there is none. */
export const answerIn = (gathered: Gathered): Answer | undefined =>
  gathered.kind === 'evidence' ? gathered.evidence.answer : undefined;

/** One scenario at one place, run once and judged by every case that can use it. */
export interface EvidenceSpec {
  /** `<format>/<Operation>/<address>/<scenario>`, unique in a plan. */
  readonly key: string;
  readonly operation: Operation | null;
  readonly format: Format;
  readonly address: Address;
  readonly scenario: string;
  readonly expects: Expected;
  /** The clause that documents this failure (ERR-1..3). Other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /** Judged only by the checks that name its scenario. */
  readonly apart?: boolean;
  /** Names of its `others` that a lawful server takes, or may take, as it does the judged one. The others are expected to fail. */
  readonly alsoTaken?: readonly string[];
  /** Set for evidence that must wait until everything else is gathered. Nothing outside its stage may need it. */
  readonly stage?: Stage;
  /** The strongest effect of its calls. */
  readonly effect: Effect;
  // Five members name other evidence, and differ in what that does to the plan and to the order:
  //
  // | name             | is planned for it | is waited for | may be looked at | is gathered in its shard |
  // | requires         | yes               | yes           | yes              | yes                      |
  // | follows          | no                | yes           | yes              | yes                      |
  // | afterToSaveTime  | no                | yes           | no               | no                       |
  // | looksAt          | no                | no            | yes              | yes                      |
  // | looksAtIfHere    | no                | no            | yes              | no                       |
  /** Evidence that this one needs. It is planned with it even if no case asks for it. */
  readonly requires?: readonly string[];
  /** Evidence that is gathered before this one, if it is planned for some other reason. */
  readonly follows?: readonly string[];
  /** Reads that come first if they are planned, because this evidence would make their answers longer. It only saves time. */
  readonly afterToSaveTime?: readonly string[];
  /** Evidence that this one may look at, if it is planned for some other reason. */
  readonly looksAt?: readonly string[];
  /** Like `looksAt`, but it only makes a check sharper. So a shard does not gather it for this evidence alone. */
  readonly looksAtIfHere?: readonly string[];
  /** For --plan: the names of the operations that are called, and in words what is created and used up. */
  readonly plan: { readonly calls: readonly string[]; readonly creates?: string; readonly uses?: string };
  readonly gather: (context: GatherContext) => Promise<Gathered>;
}

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
  readonly target: string | null;
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
   * The same, with no other call of the run between them. For reads that were still changing, or broken, in `undisturbed`, and for a write
   * between two looks. All other calls wait.
   */
  readonly alone: <T>(work: (call: GatherContext['call']) => Promise<T>) => Promise<T>;
  /** Calls an operation that does not exist, with only the key. */
  readonly callUnknown: (name: string) => Promise<Answer>;
  /** Waits this many milliseconds, or until the run is stopped. */
  readonly pause: (ms: number) => Promise<void>;
  /** The same, also in a proof that takes no time for `pause`: something outside of the target must have time to happen. */
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

/** A record that the run made on the target. */
export interface Made {
  /** The record's name, such as `mvCompany`. */
  readonly record: string;
  /** Its id as the target wrote it; empty when the answer did not give it. */
  readonly id: string;
  /** How to remove it, when a documented operation can (companies). */
  readonly removal?: { readonly operation: string; readonly members: RecordValue };
  /** Set when the answer to an insert could not be read, so the record may exist. The text lets a person find it. */
  readonly perhaps?: { readonly operation: string; readonly format: string; readonly text: string };
}
