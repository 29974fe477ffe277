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

/** One change of a clause with all the cases that changed alike. Both sides are those of the first case. */
export interface Change {
  readonly kind: 'newlyFailing' | 'newlyWarned' | 'failingOtherwise' | 'newlyPassing';
  readonly clause: string;
  readonly level: Level;
  readonly cases: readonly string[];
  readonly a: Side;
  readonly b: Side;
  readonly member?: DifferingMember;
  /** The answers that show it, if both runs kept them. */
  readonly exchanges?: { readonly a: KeptExchange; readonly b: KeptExchange };
}

/** Cases that only one run judged: why the other did not, and their clauses. */
export interface Unjudged {
  readonly in: 'a' | 'b';
  /** The status in the other run, with the cause of a blocked one. */
  readonly because: string;
  readonly count: number;
  readonly clauses: readonly string[];
  /** Those that failed in the run that judged them. */
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
    | 'case list';
  readonly a: string;
  readonly b: string;
}

/** Two runs, clause by clause; the second is compared with the first. JSON-serialisable. */
export interface RunComparison {
  readonly schemaVersion: 2;
  readonly a: ComparedRun;
  readonly b: ComparedRun;
  readonly circumstances: readonly Circumstance[];
  /** Whether something fails in b that did not fail in a. With `--strict` also whether a SHOULD has a new warning. */
  readonly regressed: boolean;
  /** How many cases both runs judged with the same result. */
  readonly same: number;
  readonly changes: readonly Change[];
  readonly unjudged: readonly Unjudged[];
  readonly observations: readonly ChangedObservation[];
}
