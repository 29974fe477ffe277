import { everyAnswer } from '../harness/everyAnswer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isAnswered } from '../harness/silence.ts';
import { blocked } from './judgements.ts';
import { isBare } from './outcomeOf.ts';
import type { Subject } from './Subject.ts';

/**
 * A judgement without the breaches that a member of the message is not there, in answers that are rows of records alone: the
 * message around them is what ENV-1 misses. What the want of such a member blocks is blocked by ENV-1, too.
 */
export function withoutMessage(clause: string, subject: Subject, judgement: Judgement): Judgement {
  if (judgement.kind === 'blocked' && judgement.cause === 'clause:ENV-14' && isBare(subject.answer))
    return { ...judgement, cause: 'clause:ENV-1' };
  if (judgement.kind !== 'judged' || judgement.violations.length === 0 || clause === 'ENV-1')
    return judgement;
  const bare = everyAnswer(subject.evidence).filter((answer) => isAnswered(answer) && isBare(answer));
  const breaches = judgement.violations.filter(({ path, exchange }) => {
    const answer = bare.find((one) => one.exchange === exchange);
    const listed = answer?.call.operation?.response.some(({ name }) => name === path) ?? false;
    return !listed || (answer?.decoded?.value[path] ?? null) !== null;
  });
  if (breaches.length > 0) return { ...judgement, violations: breaches };
  return blocked(
    'clause:ENV-1',
    'the answer is rows of records alone: what else the message holds is not shown',
  );
}
