import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import { placeAtHome, twinsOf, vouchersOf, withAnswersBeside } from './answersBeside.ts';
import { evidenceKey, type Scenario, type ScenarioPlace } from './probe.ts';

/** The evidence of an operation's scenarios at one place, in the scenarios' order. */
export function evidenceOf(
  scenarios: readonly Scenario[],
  place: Place & { readonly operation: Operation },
  selected: readonly Format[],
): readonly EvidenceSpec[] {
  const at: ScenarioPlace = { ...place, formatIndex: selected.indexOf(place.format) };
  return scenarios
    .filter(({ where }) => where === 'everywhere' || (where === 'default') === atDefaultAddress(place))
    .map((scenario) => spec(scenario, at, selected));
}

function spec(scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): EvidenceSpec {
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
    ...(requires.length === 0 ? {} : { requires }),
    ...(scenario.follows === undefined ? {} : { follows: scenario.follows(place) }),
    looksAt: [
      ...(scenario.looksAt?.(place) ?? []),
      ...(scenario.expects === 'failure' ? [evidenceKey(place, 'success')] : []),
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
