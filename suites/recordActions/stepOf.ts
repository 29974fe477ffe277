import type { Judgement } from '../../harness/Judgement.ts';
import { unanswered } from '../../harness/silence.ts';
import { blocked } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import { type Subject, subjectOf } from '../Subject.ts';
import { unreadableCause } from '../unreadableCause.ts';
import type { StepName } from './Steps.ts';

/** One step of a chain as the checks see it, with `expects` what a lawful server answers. */
export interface Step {
  readonly kind: 'step';
  readonly subject: Subject;
}

/** What these are answered is open, in whatever form (ACT-9): they are looked at for what they left behind. */
const isOpen = (name: StepName): boolean =>
  name === 'unknown-action' || name === 'unknown-action-anew' || name === 'missing-action';

/** The step, or why it tells nothing: it was not made or not answered, it can't be read, it was not let in. */
export function stepOf(
  { evidence, spec, context }: Subject,
  name: StepName,
  expects: 'success' | 'failure' = 'success',
): Step | Judgement {
  const answer = evidence.others[name];
  const silent = evidence.unanswered?.[name];
  if (silent !== undefined) return unanswered(silent);
  if (answer === undefined)
    return blocked('control', `the chain of record actions did not get as far as ${name}`);
  const { operation } = answer.call;
  const subject = subjectOf({ answer, others: {} }, { ...spec, operation, expects }, context);
  if (isOpen(name)) return { kind: 'step', subject };
  if (subject.decoded === null || (subject.decoded.layout === 'fault' && subject.status === undefined)) {
    return blocked(
      unreadableCause(answer, spec),
      `the step ${name} brought no readable answer`,
      answer.exchange,
    );
  }
  if (subject.status === undefined && subject.outcome !== 'succeeded')
    return blocked('clause:ENV-1', `the step ${name} carries no ResponseStatus`, answer.exchange);
  if ([401, 403].includes(subject.response.status)) {
    return blocked('clause:AUTH-1', `the step ${name} was not let in: ${messageOf(subject)}`);
  }
  return { kind: 'step', subject };
}
