import type { Status } from '../../harness/verdicts/Verdict.ts';
import type { Level } from '../../specs/Level.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';

/** What one run says of a case. */
export interface Side {
  readonly status: Status;
  readonly message?: string;
  readonly expected?: string;
  readonly actual?: string;
  readonly path?: string;
  readonly exchanges: readonly string[];
}

/** The first member that differs between the answers of the two runs, with both values in words. */
export interface DifferingMember {
  readonly path: string;
  readonly a: string;
  readonly b: string;
}

/** The answers of both runs to one call, as far as both kept them. */
export interface BothAnswers {
  readonly member?: DifferingMember;
  /** Set if both bodies hold the same, apart from ids, times and what the runs wrote. */
  readonly alike?: true;
  readonly exchanges?: { readonly a: KeptExchange; readonly b: KeptExchange };
}

/**
 * A cause of failures or warnings in one of the runs or in both: one defect of one clause.
 *
 * - `new`: only in b; a judged some of its cases, and they came out better there.
 * - `otherwise`: only in one run; most of its cases that the other run judged are broken there in another way.
 * - `fixed`: only in a; b judged some of its cases, and at least half of these passed there.
 * - `unchanged`: in both.
 * - `notCompared`: the other run judged none of its cases.
 */
export interface ComparedCause extends BothAnswers {
  readonly kind: 'new' | 'otherwise' | 'fixed' | 'unchanged' | 'notCompared';
  /** What is wrong, in one sentence. */
  readonly title: string;
  readonly clause: string;
  /** The strongest level of its cases. */
  readonly level: Level;
  readonly status: 'failed' | 'warned';
  readonly likelyCause?: string;
  /** The ids of its cases in each run; none where the run does not show it. */
  readonly cases: { readonly a: readonly string[]; readonly b: readonly string[] };
  /** Of those, how many the other run did not judge. */
  readonly unjudged: number;
  /** If its kind is `otherwise`: how many of its cases are broken in another way in the other run. */
  readonly otherwise?: number;
  /** If it is unchanged: how many cases that both runs judged show it only in b, and only in a. */
  readonly more?: number;
  readonly fewer?: number;
  /** The clearest case, and what each run says of it; absent where a run did not judge it. */
  readonly first: string;
  readonly a?: Side;
  readonly b?: Side;
}

/** One change of a clause with all the cases that changed alike. Both sides are those of the first case. */
export interface Change extends BothAnswers {
  readonly kind: 'newlyFailing' | 'newlyWarned' | 'failingOtherwise' | 'newlyPassing';
  readonly clause: string;
  readonly level: Level;
  readonly cases: readonly string[];
  readonly a: Side;
  readonly b: Side;
}

/** Cases that only one run judged: why the other did not, and their clauses. */
export interface Unjudged {
  readonly in: 'a' | 'b';
  /** The status in the other run, with the cause of a blocked one. */
  readonly because: string;
  readonly count: number;
  readonly clauses: readonly string[];
  /** Cases that failed in the run that judged them. */
  readonly failing: readonly string[];
}

/** Something that only one run observed, at places that both looked at. */
export interface ChangedObservation {
  readonly clause: string;
  readonly onlyIn: 'a' | 'b';
  readonly observed: string;
  /** As `operation, format`. */
  readonly places: readonly string[];
}

export interface ComparedRun {
  readonly id: string;
  readonly startedAt: string;
  readonly target: string;
  readonly suiteVersion: string;
  readonly seed: number;
  /** In the words of docs/judging.md, Outcome. */
  readonly outcome: string;
}

/** A circumstance that differed between the two runs, so that their verdicts may differ too; in words. */
export interface Circumstance {
  readonly name:
    | 'formats'
    | 'operations'
    | 'clauses'
    | 'cases'
    | 'scope'
    | 'strict'
    | 'fixtures'
    | 'case list'
    | 'assay';
  readonly a: string;
  readonly b: string;
}

/** Two runs, by cause and by case; the second is compared with the first. JSON-serialisable. */
export interface RunComparison {
  readonly schemaVersion: 2;
  readonly a: ComparedRun;
  readonly b: ComparedRun;
  readonly circumstances: readonly Circumstance[];
  /** Whether something fails in b that did not fail in a. With `--strict` also whether a SHOULD has a new warning. */
  readonly regressed: boolean;
  /** How many cases the larger of the two runs has, without those that are not applicable. */
  readonly cases: number;
  /** How many cases both runs judged with the same result. */
  readonly same: number;
  /** What is new comes first, and there the gravest. */
  readonly causes: readonly ComparedCause[];
  readonly changes: readonly Change[];
  readonly unjudged: readonly Unjudged[];
  readonly observations: readonly ChangedObservation[];
}
