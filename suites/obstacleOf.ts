import type { Gathered } from '../harness/Evidence.ts';
import { addressClause } from './addressClause.ts';
import { lostLayout } from './lostLayout.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';

/** Why nothing can be built on a write that has to be taken first (rule 3); undefined when it was taken and understood. */
export function obstacleOf(control: Gathered, place: ScenarioPlace): Gathered | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const { name } = place.operation;
  if (answer.decoded === null) {
    const cause = `clause:${addressClause(place.address, place.format)}` as const;
    return { kind: 'blocked', cause, message: `a plain ${name} brought no readable answer`, answer };
  }
  const outcome = outcomeOf(answer, 'success');
  if (outcome === 'unknown') {
    const message = `no status block tells whether a plain ${name} was taken`;
    return { kind: 'blocked', cause: 'clause:ENV-1', message, answer };
  }
  if (outcome === 'failed') {
    const isTakenInJson = others.json !== undefined && outcomeOf(others.json, 'success') === 'succeeded';
    const message = `the target refused a plain ${name}`;
    return { kind: 'blocked', cause: isTakenInJson ? 'layout' : 'control', message, answer };
  }
  const lost = lostLayout(answer);
  return lost === undefined ? undefined : { kind: 'blocked', cause: 'layout', message: lost, answer };
}
