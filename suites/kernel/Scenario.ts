import { caseSeed } from '../../harness/evidence/caseSeed.ts';
import type { EvidenceSpec, GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Effect } from '../../harness/target/Target.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Operation } from '../../specs/Operation.ts';

/** One thing to do with an operation, at each place where it is worth doing. */
export interface Scenario {
  readonly name: string;
  readonly expects: EvidenceSpec['expects'];
  /** The clause that shows this failure (ERR-1..3); other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /**
   * Where: at the default address (path, soap) of each format, at the others, or at all. The others leave out what
   * would use up a disposable or cost money.
   */
  readonly where: 'default' | 'elsewhere' | 'everywhere';
  readonly effect: Effect;
  /** Judged only by the checks that name it: a probe of its own, not one more answer for the clauses of all. */
  readonly apart?: boolean;
  /** Keys of evidence that it cannot do without. */
  readonly requires?: (place: ScenarioPlace) => readonly string[];
  /** Keys of evidence that goes before it where the run has it. */
  readonly follows?: (place: ScenarioPlace) => readonly string[];
  /** In words, for --plan. */
  readonly creates?: string;
  readonly uses?: string;
  readonly gather: (context: GatherContext, place: ScenarioPlace) => Promise<Gathered>;
}

/** A place with an operation, and which of the run's formats it is (disposables are dealt by it). */
export interface ScenarioPlace extends Place {
  readonly operation: Operation;
  readonly formatIndex: number;
}

/** What a target must do for one operation: the scenarios that its evidence comes from. */
export type OperationSuite = readonly Scenario[];

/** `<format>/<Operation>/<address>/<scenario>`. */
export const evidenceKey = (place: Place, scenario: string): string =>
  `${place.format}/${place.operation?.name ?? '-'}/${place.address}/${scenario}`;

/**
 * Whether it is the turn of a format to go one of two ways; the next format goes the other. It never hangs on the run's seed:
 * what a format is judged by is the same in every run.
 */
export const isEvenTurn = ({ formatIndex }: Pick<ScenarioPlace, 'formatIndex'>): boolean =>
  (formatIndex + 1) % 2 === 0;

/** Where something is dealt out, the place at which to begin: a number that is the same for the same label in every run. */
export const fixedTurn = (label: string): number => caseSeed(1, label);
