import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import { addressClause } from '../addressClause.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { siblingKey } from '../ownDocument.ts';
import type { ScenarioPlace } from '../Scenario.ts';

/** The plain insert of an operation's record in this format: judged by ACT-1, and the control of all that builds on it. */
export const controlKey = (place: ScenarioPlace, name = place.operation.name): string =>
  siblingKey(place, name);

/** The insert's answer where it was taken; else why what builds on it is not sent (rule 3). */
export async function control(
  context: GatherContext,
  place: ScenarioPlace,
  name = place.operation.name,
): Promise<Answer | Exclude<Gathered, { kind: 'evidence' }>> {
  const gathered = await context.other(controlKey(place, name));
  if (gathered.kind !== 'evidence') return gathered;
  const { answer, others } = gathered.evidence;
  const blocked = (cause: Extract<Gathered, { kind: 'blocked' }>['cause'], message: string) =>
    ({ kind: 'blocked', cause, message, answer }) as const;
  if (answer.decoded === null) {
    return blocked(
      `clause:${addressClause(place.address, place.format)}`,
      `${name} brought no readable answer`,
    );
  }
  const outcome = outcomeOf(answer, 'success');
  if (outcome === 'succeeded') return answer;
  if (outcome === 'unknown')
    return blocked('clause:ENV-1', `no status block tells whether ${name} was taken`);
  if (others.json !== undefined && outcomeOf(others.json, 'success') === 'succeeded') {
    return blocked(
      'layout',
      `json takes a plain ${name}, ${place.format} does not; see the setting "dialect"`,
    );
  }
  const { record } = answer.call.operation ?? {};
  const hasSample = record !== undefined && context.fixtures.samples?.[record] !== undefined;
  return hasSample
    ? blocked('clause:ACT-1', `a plain ${name} after the fixtures' sample was refused`)
    : blocked('control', `the target refused a plain ${name}`);
}

/** Whether an insert's answer was had. */
export const isAnswer = (given: Answer | Gathered): given is Answer => 'exchange' in given;
