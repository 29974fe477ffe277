import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Effect } from '../../harness/target/Target.ts';
import { addresses } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';

/** One thing to do with an operation, at each place where it is worth doing. */
export interface Scenario {
  readonly name: string;
  readonly expects: EvidenceSpec['expects'];
  /** The clause that shows this failure (ERR-1..3); other failures are judged at SHOULD (ENV-3). */
  readonly shownBy?: string;
  /**
   * The clause that asks for this failure, if the failure is not about a record that does not exist. XF-3 judges only failures about such
   * records (ERR-1 to ERR-4, ACT-5).
   */
  readonly askedForBy?: string;
  /**
   * Where: at the default address (path, soap) of each format, at the others, or at all. The others leave out what
   * would use up a disposable or cost money.
   */
  readonly where: 'default' | 'elsewhere' | 'everywhere';
  readonly effect: Effect;
  /** Judged only by the checks that name it: a probe of its own, not one more answer for the clauses of all. */
  readonly apart?: boolean;
  /** As in EvidenceSpec: set it where odd values or texts are sent, which clauses of their own judge. */
  readonly carries?: EvidenceSpec['carries'];
  /** Names of answers beside the judged one that a lawful server takes, or may take. The others are expected to fail. */
  readonly alsoTaken?: readonly string[];
  /** Keys of evidence that it cannot do without. */
  readonly requires?: (place: ScenarioPlace) => readonly string[];
  /** Keys of evidence that goes before it where the run has it. */
  readonly follows?: (place: ScenarioPlace) => readonly string[];
  /** Keys of evidence that it looks at where the run has it. */
  readonly looksAt?: (place: ScenarioPlace) => readonly string[];
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
  extends Omit<Probe, Usual | 'gather' | 'names' | 'alsoTaken'>,
    Partial<Pick<Probe, Usual>> {
  /** As in Scenario, by the names that the compiler knows. */
  readonly alsoTaken?: readonly NoInfer<E>[];
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

/** The operations of those names. */
export const ofOperation =
  (...names: readonly string[]) =>
  ({ name }: Operation): boolean =>
    names.includes(name);

/** The Gets that take Filters. */
export const withFilters = ({ filters }: Operation): boolean => filters === true;

/** Whether a rule for places holds for an operation in json at the default address. */
export const operationsWhere =
  (rule: (place: Place) => boolean) =>
  (operation: Operation): boolean =>
    rule({ operation, format: 'json', address: 'path' });

/** `<format>/<Operation>/<address>/<scenario>`. */
export const evidenceKey = (place: Place, scenario: string): string =>
  `${place.format}/${place.operation?.name ?? '-'}/${place.address}/${scenario}`;

/** The evidence of another operation at the default address of the same format. */
export function siblingKey(place: ScenarioPlace, name: string, scenario = plainCall): string {
  const address = defaultAddress(place.format);
  return evidenceKey({ operation: operationNamed(name), format: place.format, address }, scenario);
}

/** The plain call of this place's operation in its format. */
export const plainKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name);

/** What a scenario requires to know whether its operation takes such records at all. */
export const plainKeyOnly = (place: ScenarioPlace): readonly string[] => [plainKey(place)];

/** The evidence of another operation at every address of the same format. */
export const keysAtAllAddresses = (
  place: ScenarioPlace,
  name: string,
  scenario = plainCall,
): readonly string[] =>
  addresses.map((address) =>
    evidenceKey({ operation: operationNamed(name), format: place.format, address }, scenario),
  );

/** Evidence that belongs to no scenario. Where `parts` say nothing else, it is one read for one clause, with any outcome. */
export const specWithoutScenario = (
  { operation, format, address }: Place,
  scenario: string,
  parts: Partial<EvidenceSpec> & Pick<EvidenceSpec, 'gather'>,
): EvidenceSpec => ({
  key: evidenceKey({ operation, format, address }, scenario),
  ...{ operation, format, address, scenario, expects: 'any', effect: 'read', apart: true },
  plan: { calls: operation === null ? [] : [operation.name] },
  ...parts,
});
