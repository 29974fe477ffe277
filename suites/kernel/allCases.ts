import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Place } from '../../specs/Clause.ts';
import { formats as allFormats, type Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { places } from '../../specs/places.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import { unknownOperation } from '../clauses/FMT/FMT12.ts';
import { sequences } from '../clauses/sequences.ts';
import { operationSuites } from '../probes/plain/operationSuites.ts';
import { placeAtHome, twinsOf, withAnswersBeside } from './answersBeside.ts';
import { casesOf } from './casesOf.ts';
import type { Check, MadeCases } from './clause.ts';
import { clauseScenarios, clausesByName, judgedClauses } from './clauses.ts';
import { vouchersOf } from './layoutVouchers.ts';
import { plainWithFurther } from './plainWithFurther.ts';
import { evidenceKey, type Scenario, type ScenarioPlace } from './probe.ts';

/** All that could be judged in some formats, before any selection. */
interface AllCases {
  readonly cases: readonly Case[];
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
}

/** Some of these cases, and the evidence with a key; undefined where no scenario makes it. */
interface SomeCases {
  readonly cases: readonly Case[];
  readonly evidenceOf: (key: string) => EvidenceSpec | undefined;
}

/** Which cases are asked for: by their clause and by their operation, `-` for none in particular. Left out: all of them. */
export interface AskedCases {
  readonly isClause?: (id: string) => boolean;
  readonly isOperation?: (name: string) => boolean;
}

/**
 * How many cases the suite has in all formats. Each run says so, and to count them would take longer than to judge a few. A test
 * counts them.
 */
export const suiteSize = 15463;

const known = new Map<string, AllCases>();

/** All cases in these formats. They are made once: it takes a while, and a run asks for them in several places. */
export function allCases(formats: readonly Format[]): AllCases {
  const key = formats.join();
  const made = known.get(key) ?? expandAll(formats);
  known.set(key, made);
  return made;
}

/** Forgets all cases, so that memory holds only those that a plan holds. They are made again when they are asked for. */
export function forgetCases(): void {
  known.clear();
}

/**
 * The cases in these formats that are asked for, and perhaps others. Most runs of a few cases need nothing else, and all of them
 * would take much longer to make.
 */
export function someCases(formats: readonly Format[], asked: AskedCases): SomeCases {
  const isNarrow = asked.isClause !== undefined || asked.isOperation !== undefined;
  const all = isNarrow ? known.get(formats.join()) : allCases(formats);
  if (all !== undefined) return { cases: all.cases, evidenceOf: (key) => all.evidence.get(key) };
  const { cases, evidence } = expandAll(formats, asked);
  const looked = new Map<string, EvidenceSpec>();
  return {
    cases,
    evidenceOf: (key) => {
      if (!evidence.has(key) && !looked.has(key))
        for (const spec of plainEvidenceBeside(key, formats)) looked.set(spec.key, spec);
      return evidence.get(key) ?? looked.get(key) ?? allCases(formats).evidence.get(key);
    },
  };
}

/** The evidence of the scenarios at the place that a key names; none where it is not about a place. */
function plainEvidenceBeside(key: string, formats: readonly Format[]): readonly EvidenceSpec[] {
  const place = placesByKey.get(key.split('/').slice(0, 3).join('/'));
  return place === undefined ? [] : specsAt(place, formats);
}

const placesByKey = new Map(
  places.map((place) => [`${place.format}/${place.operation?.name ?? '-'}/${place.address}`, place]),
);

const always = (): boolean => true;

/**
 * Expands every scenario and every check over the places of these formats, as far as it is asked for.
 *
 * Raises an Error (ours is wrong) when two cases get one id, or an operation has no suite. In all formats also where a check
 * makes no case anywhere: its scenario may be misspelt, or expect a failure where the check asks of successes (`Check.answers`).
 */
function expandAll(
  formats: readonly Format[],
  { isClause = always, isOperation = always }: AskedCases = {},
): AllCases {
  const evidence = new Map<string, EvidenceSpec>();
  const cases = new Map<string, Case>();
  const add = (made: MadeCases): void => {
    for (const spec of made.evidence) evidence.set(spec.key, spec);
    for (const item of made.cases) {
      if (cases.has(item.id)) throw new Error(`two cases are called ${item.id}`);
      cases.set(item.id, item);
    }
  };
  const selected = judgedClauses.filter(({ id }) => isClause(id));
  const withoutCase = new Set(selected.flatMap(({ checks }) => checks));
  for (const place of places) {
    if (!formats.includes(place.format) || !isOperation(place.operation?.name ?? '-')) continue;
    const here = selected.filter(({ appliesTo }) => appliesTo.holds(place));
    if (here.length === 0) continue;
    const plain = specsAt(place, formats);
    const further = plainWithFurther(place, plain);
    const ofScenario = byScenario(plain);
    add({
      evidence: further === undefined ? plain : [...plain, further],
      cases: here.flatMap(({ checks }) =>
        checks.flatMap((check) => {
          const made = casesOf(check, place, ofScenario(check.scenario), further);
          if (made.length > 0) withoutCase.delete(check);
          return made;
        }),
      ),
    });
    for (const clause of here)
      if (clause.casesAt !== undefined)
        add(ofClause(clause.id, clause.casesAt(place, plain, formats, clause), place));
  }
  const isWhole = isOperation === always && formats.length === allFormats.length;
  const [silent] = isWhole ? withoutCase : [];
  if (silent !== undefined) throw new Error(`${namedCheck(silent)} makes no case where its clause applies`);
  for (const clause of clausesByName)
    if (clause.casesAcross !== undefined && isClause(clause.id))
      add(ofClause(clause.id, clause.casesAcross(formats, clause)));
  add(sequences(formats));
  return { cases: [...cases.values()], evidence };
}

const namedCheck = ({ clause, slug = 'plain', scenario = 'any' }: Check): string =>
  `the check ${slug} of ${clause} on the scenario ${scenario}`;

/** Finds the evidence of one scenario at a place, all of it for none in particular. So a check does not look through fifty others. */
function byScenario(specs: readonly EvidenceSpec[]): (name: string | undefined) => readonly EvidenceSpec[] {
  const named = new Map<string, EvidenceSpec[]>();
  for (const spec of specs) named.set(spec.scenario, [...(named.get(spec.scenario) ?? []), spec]);
  return (name) => (name === undefined ? specs : (named.get(name) ?? []));
}

/** Raises an Error where a clause makes cases that are not its own, or of another operation: a selection would miss them. */
function ofClause(clause: string, made: MadeCases, place?: Place): MadeCases {
  const stray = made.cases.find(
    (item) => item.clause !== clause || (place !== undefined && item.operation !== place.operation),
  );
  if (stray !== undefined) throw new Error(`${clause} makes the case ${stray.id}`);
  return made;
}

function specsAt(place: Place, formats: readonly Format[]): readonly EvidenceSpec[] {
  const { operation } = place;
  if (operation === null) return [unknownOperation(place)];
  const suite = operationSuites.get(operation.name);
  if (suite === undefined) throw new Error(`${operation.name} has no suite`);
  return specsOf([...suite, ...clauseScenarios(operation)], { ...place, operation }, formats);
}

/** The evidence of an operation's scenarios at one place, in the scenarios' order. */
function specsOf(
  scenarios: readonly Scenario[],
  place: Place & { readonly operation: Operation },
  selected: readonly Format[],
): readonly EvidenceSpec[] {
  const at: ScenarioPlace = { ...place, formatIndex: selected.indexOf(place.format) };
  return scenarios
    .filter(({ where }) => where === 'everywhere' || (where === 'default') === atDefaultAddress(place))
    .map((scenario) => specOfScenario(scenario, at, selected));
}

function specOfScenario(scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): EvidenceSpec {
  const { operation, format, address } = place;
  const twins = twinsOf(scenario, place, selected);
  const { json, home } = twins;
  const requires = [
    ...(scenario.requires?.(place) ?? []),
    ...[json, home].filter((key) => key !== undefined),
  ];
  return {
    key: evidenceKey(place, scenario.name),
    operation,
    format,
    address,
    scenario: scenario.name,
    expects: scenario.expects,
    effect: scenario.effect,
    ...(scenario.shownBy === undefined ? {} : { shownBy: scenario.shownBy }),
    ...(scenario.apart === undefined ? {} : { apart: scenario.apart }),
    ...(scenario.carries === undefined ? {} : { carries: scenario.carries }),
    ...(scenario.alsoTaken === undefined ? {} : { alsoTaken: scenario.alsoTaken }),
    ...(requires.length === 0 ? {} : { requires }),
    ...(scenario.follows === undefined ? {} : { follows: scenario.follows(place) }),
    looksAt: [
      ...(scenario.looksAt?.(place) ?? []),
      ...(scenario.expects === 'failure' ? [evidenceKey(place, plainCall)] : []),
      ...vouchersOf(scenario, place),
      // Where it is refused here, it is made there again (answersBeside).
      ...(home === undefined ? [] : (scenario.requires?.(placeAtHome(place)) ?? [])),
    ],
    plan: {
      calls: [operation.name],
      ...(scenario.creates === undefined ? {} : { creates: scenario.creates }),
      ...(scenario.uses === undefined ? {} : { uses: scenario.uses }),
    },
    gather: async (context) => {
      const gathered = await scenario.gather(context, place);
      if (gathered.kind === 'blocked') return gathered;
      return withAnswersBeside(gathered, twins, { scenario, place, selected, context });
    },
  };
}
