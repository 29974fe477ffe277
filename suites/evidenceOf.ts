import type { EvidenceSpec, Gathered } from '../harness/Evidence.ts';
import type { Place } from '../specs/Clause.ts';
import type { Format } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';
import { evidenceKey } from './evidenceKey.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';

const isDefault = (place: Place): boolean => place.address === 'path' || place.address === 'soap';

/** The formats whose layout of nested requests the document does not show. */
const unshownLayouts: readonly Format[] = ['xml', 'csv', 'soap11', 'soap12'];

/** The evidence of an operation's scenarios at one place, in the scenarios' order. */
export function evidenceOf(
  scenarios: readonly Scenario[],
  place: Place & { readonly operation: Operation },
  selected: readonly Format[],
): readonly EvidenceSpec[] {
  const at: ScenarioPlace = { ...place, formatIndex: selected.indexOf(place.format) };
  return scenarios
    .filter(({ where }) => where === 'everywhere' || (where === 'default') === isDefault(place))
    .map((scenario) => spec(scenario, at, selected));
}

function spec(scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): EvidenceSpec {
  const { operation, format, address } = place;
  const twin = jsonTwin(scenario, place, selected);
  const requires = [...(scenario.requires?.(place) ?? []), ...(twin === undefined ? [] : [twin])];
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
    ...(requires.length === 0 ? {} : { requires }),
    plan: {
      calls: [operation.name],
      ...(scenario.creates === undefined ? {} : { creates: scenario.creates }),
      ...(scenario.uses === undefined ? {} : { uses: scenario.uses }),
    },
    gather: async (context) => {
      const gathered = await scenario.gather(context, place);
      if (twin === undefined || !wasRefused(gathered, scenario)) return gathered;
      const json = await context.other(twin);
      if (json.kind === 'blocked') return gathered;
      const { answer, others } = gathered.evidence;
      return { kind: 'evidence', evidence: { answer, others: { ...others, json: json.evidence.answer } } };
    },
  };
}

/** The same write in json, by which a layout that is not understood is told from a write that is refused. */
function jsonTwin(scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): string | undefined {
  if (scenario.expects !== 'success' || scenario.where === 'elsewhere' || place.operation.kind === 'get')
    return undefined;
  if (!unshownLayouts.includes(place.format) || !selected.includes('json')) return undefined;
  return evidenceKey({ operation: place.operation, format: 'json', address: 'path' }, scenario.name);
}

const wasRefused = (
  gathered: Gathered,
  scenario: Scenario,
): gathered is Extract<Gathered, { kind: 'evidence' }> =>
  gathered.kind === 'evidence' &&
  gathered.evidence.answer.decoded !== null &&
  outcomeOf(gathered.evidence.answer, scenario.expects) === 'failed';
