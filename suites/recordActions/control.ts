import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import { isAnswered } from '../../harness/silence.ts';
import { notTaken } from '../notTaken.ts';
import { siblingKey } from '../ownDocument.ts';
import type { ScenarioPlace } from '../Scenario.ts';

/** The plain insert of an operation's record in this format: judged by ACT-1, and the control of all that builds on it. */
export const controlKey = (place: ScenarioPlace, name = place.operation.name): string =>
  siblingKey(place, name);

/**
 * The insert's answer where it was taken; else why what builds on it is not sent: ACT-1 fails where the target refused
 * the fixtures' own sample of the record (rule 3).
 */
export async function control(
  context: GatherContext,
  place: ScenarioPlace,
  name = place.operation.name,
): Promise<Answer | Exclude<Gathered, { kind: 'evidence' }>> {
  const gathered = await context.other(controlKey(place, name));
  if (gathered.kind === 'blocked') return gathered;
  const obstacle = notTaken(gathered, place);
  const { answer } = gathered.evidence;
  if (obstacle === undefined) return answer;
  const { record } = answer.call.operation ?? {};
  const hasSample = record !== undefined && context.fixtures.samples?.[record] !== undefined;
  return hasSample && obstacle.cause === 'control' && isAnswered(answer)
    ? {
        ...obstacle,
        cause: 'clause:ACT-1',
        message: `a plain ${name} after the fixtures' sample was refused`,
      }
    : obstacle;
}

/** Whether an insert's answer was had. */
export const isAnswer = (given: Answer | Gathered): given is Answer => 'exchange' in given;
