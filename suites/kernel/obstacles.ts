import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { CheckContext } from '../../harness/verdicts/Case.ts';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { demandAnswer, silenceOf } from '../../harness/verdicts/silence.ts';
import { holdsNoMessage, unreadableCause } from './addressBlame.ts';
import { gate } from './gate.ts';
import { blocked } from './judgements.ts';
import { lostLayout, mayBeLayout } from './layout.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { subjectOf } from './Subject.ts';

type BlockedJudgement = Extract<Judgement, { kind: 'blocked' }>;

/**
 * Why another answer that a check relies on shows nothing: it can't be read, it has no status block, or the call was
 * refused. Undefined when the call succeeded. So a case names what is really broken, and not the clause of that call.
 *
 * Raises NoAnswerError where there was no answer.
 */
export function obstacleIn(answer: Answer, context: CheckContext): BlockedJudgement | undefined {
  demandAnswer(answer);
  const { operation, format, address } = answer.call;
  const spec = {
    key: '',
    operation,
    format,
    address,
    scenario: '',
    expects: 'success',
    effect: 'read',
    plan: { calls: [] },
    gather: async () => ({ kind: 'evidence', evidence: { answer, others: {} } }) as const,
  } as const;
  const asked = { clause: '', level: 'MUST', on: 'success', reads: 'status' } as const;
  const found = gate(
    { ...asked, judge: () => blocked('nothing', '') },
    subjectOf({ answer, others: {} }, spec, context),
  );
  return found?.kind === 'blocked' ? { ...found, exchange: answer.exchange } : undefined;
}

type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }>;

/** Why the plain write that others build on does not count as taken (rule 3); undefined when it was answered `0`. */
export function notTaken(
  control: Gathered,
  place: Pick<ScenarioPlace, 'format' | 'address'>,
): BlockedEvidence | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const name = answer.call.operationName;
  const blocked = (cause: BlockedEvidence['cause'], message: string): BlockedEvidence => ({
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

/** Why nothing can be built on a write that has to be taken first (rule 3); undefined when it was taken and understood. */
export function obstacleOf(control: Gathered, place: ScenarioPlace): Gathered | undefined {
  const obstacle = notTaken(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle;
  const { answer, others } = control.evidence;
  const lost = lostLayout(answer, others.json);
  return lost === undefined ? undefined : { kind: 'blocked', cause: 'layout', message: lost, answer };
}
