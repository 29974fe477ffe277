import type { Gathered } from '../harness/Evidence.ts';
import { silenceOf } from '../harness/silence.ts';
import { holdsNoMessage } from './holdsNoMessage.ts';
import { mayBeLayout } from './lostLayout.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { unreadableCause } from './unreadableCause.ts';

type Blocked = Extract<Gathered, { kind: 'blocked' }>;

/** Why the plain write that others build on does not count as taken (rule 3); undefined when it was answered `0`. */
export function notTaken(
  control: Gathered,
  place: Pick<ScenarioPlace, 'format' | 'address'>,
): Blocked | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const name = answer.call.operationName;
  const blocked = (cause: Blocked['cause'], message: string): Blocked => ({
    kind: 'blocked',
    cause,
    message,
    answer,
  });
  const silence = silenceOf(answer);
  if (silence !== undefined)
    return silence.kind === 'size'
      ? blocked('size', silence.message)
      : blocked('control', `a plain ${name}, on which this rests, was not answered: ${silence.message}`);
  if (holdsNoMessage(answer)) {
    return blocked(unreadableCause(answer, place), `a plain ${name} brought no readable answer`);
  }
  const outcome = outcomeOf(answer, 'success');
  if (outcome === 'succeeded') return undefined;
  if (outcome === 'unknown')
    return blocked('clause:ENV-1', `no status block tells whether a plain ${name} was taken`);
  if (mayBeLayout(answer) && others.json !== undefined && outcomeOf(others.json, 'success') === 'succeeded')
    return blocked(
      'layout',
      `json takes a plain ${name}, ${place.format} does not; see the setting "dialect"`,
    );
  const kind = answer.call.operation?.disposable;
  return kind === undefined
    ? blocked('control', `the target refused a plain ${name}`)
    : blocked(`fixture:disposable.${kind}`, `a plain ${name} is refused: used up, or refused?`);
}
