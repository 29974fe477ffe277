import type { Status } from '../../harness/verdicts/Verdict.ts';
import type { Level } from '../../specs/Level.ts';
import type { Circumstance, ComparedRun } from './RunComparison.ts';

/** More than two runs, a column each, clause by clause. The others are compared with the first. JSON-serialisable. */
export interface SideBySide {
  readonly schemaVersion: 1;
  readonly runs: readonly ColumnRun[];
  readonly circumstances: readonly {
    readonly name: Circumstance['name'];
    readonly values: readonly string[];
  }[];
  /** Whether something fails in another run that passed in the first. With `--strict` also whether a SHOULD has a new warning. */
  readonly regressed: boolean;
  /** The runs that judged no case which the first judged too; left out if there are none. */
  readonly notCompared?: readonly string[];
  /** How many clauses came out alike, case by case, in all runs that had the case. */
  readonly same: number;
  /** The clauses that did not. */
  readonly rows: readonly SideRow[];
  /** How many cases did not run in all of them. They do not count as differences. */
  readonly onlyInSome: number;
  readonly observations: readonly SideObservation[];
}

/** A run with the name of its column: a, b and so on. */
interface ColumnRun extends ComparedRun {
  readonly name: string;
}

/** A clause at one of its levels, in every run. */
export interface SideRow {
  readonly clause: string;
  readonly level: Level;
  /** By run: how many cases have each status, as it would be without a list of known deviations. */
  readonly cells: readonly Readonly<Partial<Record<Status, number>>>[];
  /** What is wrong, each with the runs that show it. */
  readonly breaches: readonly SideBreach[];
}

interface SideBreach {
  readonly status: 'failed' | 'warned';
  /** The columns of the runs. */
  readonly runs: readonly string[];
  readonly words: string;
  /** How many cases show it, in any run. */
  readonly cases: number;
  readonly first: string;
}

/** Something that some of the runs observed, and others that looked at the place did not. */
interface SideObservation {
  readonly clause: string;
  readonly observed: string;
  readonly runs: readonly string[];
  /** As `operation, format`. */
  readonly places: readonly string[];
}
