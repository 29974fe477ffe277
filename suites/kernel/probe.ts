import type { Evidence, EvidenceSpec, GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Effect } from '../../harness/target/Target.ts';
import { addresses } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { ClauseCheck } from './clause.ts';
import type { Judge, Subject } from './Subject.ts';

/** One thing to do with an operation, at each place where it is worth doing. */
export interface Scenario {
  readonly name: string;
  readonly expects: EvidenceSpec['expects'];
  /** The clause that shows this failure (ERR-1..3); other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /** The clause that wants this failure, where that is none about what does not exist (ERR-1..4, ACT-5): XF-3 is about those alone. */
  readonly wantedBy?: string;
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
  // Whoever plans and judges need not know the names.
  gather: parts.gather as Scenario['gather'],
});

type Options = Partial<Pick<ClauseCheck, 'level' | 'slug' | 'on' | 'reads' | 'once' | 'when' | 'further'>>;

/** For a check that judges a refusal as well as a success. */
export const asAnswered = { on: 'any', reads: 'status' } as const;

/**
 * A check of what one probe brought. A string names a scenario of another clause, or the plain call (`success`).
 *
 * Unless the options say otherwise, the check reads the value of a success. Where the probe does not expect success, the check reads
 * the status block of whatever was answered.
 */
export function on<E extends string = string>(
  probed: Probe<E> | string,
  judge: (subject: Subject<E>) => ReturnType<Judge>,
  options: Options = {},
): ClauseCheck {
  const expects = typeof probed === 'string' ? 'success' : probed.expects;
  return {
    ...(expects === 'success' ? ({ on: 'success', reads: 'value' } as const) : asAnswered),
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

/** The operations of which a rule for places holds in json at the default address. */
export const ofThose =
  (rule: (place: Place) => boolean) =>
  (operation: Operation): boolean =>
    rule({ operation, format: 'json', address: 'path' });

/** One answer as evidence, with those that it is compared with. A typed probe takes no name but its own. */
export const found = <Names extends string = string>(
  answer: Answer,
  others: NoInfer<Evidence<Names>['others']> = {} as Evidence<Names>['others'],
): Gathered<Names> => ({ kind: 'evidence', evidence: { answer, others } });

/** Evidence that is not to be had because the operator's fixtures do not name what it needs. */
export const wanting = (fixture: string): Gathered => ({
  kind: 'blocked',
  cause: `fixture:${fixture}`,
  message: `the fixtures name no ${fixture}; \`assay list --fixtures\` prints what a full run needs`,
});

/** The evidence of another operation at the default address of the same format. */
export function siblingKey(place: ScenarioPlace, name: string, scenario = 'success'): string {
  const address = defaultAddress(place.format);
  return evidenceKey({ operation: operation(name), format: place.format, address }, scenario);
}

/** The plain call of this place's operation in its format. */
export const plainKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name);

/** What a scenario requires to know whether its operation takes such records at all. */
export const ofPlain = (place: ScenarioPlace): readonly string[] => [plainKey(place)];

/** The evidence of another operation at every address of the same format. */
export const everyKey = (place: ScenarioPlace, name: string, scenario = 'success'): readonly string[] =>
  addresses.map((address) =>
    evidenceKey({ operation: operation(name), format: place.format, address }, scenario),
  );

/** The answer of other evidence; undefined where that is not to be had. */
export const answerIn = (gathered: Gathered): Answer | undefined =>
  gathered.kind === 'evidence' ? gathered.evidence.answer : undefined;

/** Those of the answers that were had. */
export const withoutUndefined = (
  answers: Readonly<Record<string, Answer | undefined>>,
): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  );

/** showDeleted has no "(opt)" in the rows that list it, so it is always sent. */
export const alwaysSent = ({ showDeleted }: Operation): RecordValue =>
  showDeleted === true ? { showDeleted: 'showOnlyUndeleted' } : {};

/** What asks for all records that a run may read of a target: its newest, where it has more. */
export const wholeMembers = (context: GatherContext, operation: Operation): RecordValue => ({
  ReturnTopNRecords: numeric(context.maxRecords),
  ...alwaysSent(operation),
});

/** What asks for the newest records only: enough to judge their form by, and no burden for a target that has a million. */
export const newestMembers = (operation: Operation): RecordValue => ({
  ReturnTopNRecords: numeric(20),
  ...alwaysSent(operation),
});
