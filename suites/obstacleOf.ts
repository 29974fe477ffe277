import type { Gathered } from '../harness/Evidence.ts';
import { lostLayout } from './lostLayout.ts';
import { notTaken } from './notTaken.ts';
import type { ScenarioPlace } from './Scenario.ts';

/** Why nothing can be built on a write that has to be taken first (rule 3); undefined when it was taken and understood. */
export function obstacleOf(control: Gathered, place: ScenarioPlace): Gathered | undefined {
  const obstacle = notTaken(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle;
  const { answer, others } = control.evidence;
  const lost = lostLayout(answer, others.json);
  return lost === undefined ? undefined : { kind: 'blocked', cause: 'layout', message: lost, answer };
}
