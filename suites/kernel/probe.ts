import { caseSeed } from '../../harness/evidence/caseSeed.ts';
import type { EvidenceSpec, GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Effect } from '../../harness/target/Target.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ClauseCheck } from './clause.ts';
import type { Judge, Subject } from './Subject.ts';

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

/** Where something is dealt out, the place at which to begin: a number that is the same for the same label in every run. */
export const fixedTurn = (label: string): number => caseSeed(1, label);

/**
 * What is sent to find something out, and the answers that it brings: `E` names those that stand beside the one that is judged.
 * A probe is planned at every place of an operation that it is `of` where a check that uses it applies.
 */
export interface Probe<E extends string = string> extends Scenario {
  /** The operations that it is made for. */
  readonly of: (operation: Operation) => boolean;
  /** Never set: the names that the compiler knows. */
  readonly names?: E;
}

type Usual = 'expects' | 'where' | 'effect' | 'apart';

interface ProbeParts<E extends string>
  extends Omit<Probe, Usual | 'gather' | 'names'>,
    Partial<Pick<Probe, Usual>> {
  readonly gather: (context: GatherContext, place: ScenarioPlace) => Promise<Gathered<E>>;
}

/** A probe of its own that reads at the default addresses and is answered with success, where it does not say otherwise. */
export const probe = <E extends string = string>(parts: ProbeParts<E>): Probe<E> => ({
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  ...parts,
  // An answer that is named is there.
  gather: parts.gather as Scenario['gather'],
});

type Options = Partial<Pick<ClauseCheck, 'level' | 'slug' | 'on' | 'reads' | 'once' | 'when' | 'further'>>;

/**
 * A check of what one probe brought; or, by its name, of what a probe of another clause or the plain call (`success`) brought.
 *
 * Where the probe expects success, its answer's value is judged if it is one; else whatever the status block says.
 */
export function on<E extends string = string>(
  probed: Probe<E> | string,
  judge: (subject: Subject<E>) => ReturnType<Judge>,
  options: Options = {},
): ClauseCheck {
  const expects = typeof probed === 'string' ? 'success' : probed.expects;
  const usual = expects === 'success' ? ({ on: 'success', reads: 'value' } as const) : undefined;
  return {
    ...(usual ?? { on: 'any', reads: 'status' }),
    ...(typeof probed === 'string' ? { scenario: probed } : { scenario: probed.name, probe: probed }),
    ...options,
    // The names of the answers are known to the compiler alone.
    judge: judge as Judge,
  };
}

/** The operations of those names. */
export const ofOperation =
  (...names: readonly string[]) =>
  ({ name }: Operation): boolean =>
    names.includes(name);

/** The Gets that take Filters. */
export const withFilters = ({ filters }: Operation): boolean => filters === true;

/** For a check that judges a refusal as well as a success. */
export const asAnswered = { on: 'any', reads: 'status' } as const;

/** The operations of which a rule for places holds in json at the default address. */
export const ofThose =
  (rule: (place: Place) => boolean) =>
  (operation: Operation): boolean =>
    rule({ operation, format: 'json', address: 'path' });
