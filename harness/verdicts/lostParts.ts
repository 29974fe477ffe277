import { aboutOf } from '../../specs/clauseFamily.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import { isBare } from '../exchanges/outcome.ts';
import { isUnreadable2xx } from '../exchanges/unreadable.ts';
import type { Judgement } from './Judgement.ts';
import { blocked } from './judgements.ts';
import type { Subject } from './Subject.ts';
import { isAnswered } from './silence.ts';
import { unreadableCause } from './unreadableCause.ts';

/**
 * A judgement without the breaches that were seen in an answer of HTTP 2xx which can't be read. A check takes
 * such an answer for a refusal, and it is not one. Where nothing else was broken, its case is blocked by the clause that promises an answer.
 */
export function withoutIllegible(clause: string, subject: Subject, judgement: Judgement): Judgement {
  // Clauses about form judge such answers themselves.
  if (judgement.kind !== 'judged' || subject.spec.operation === null || aboutOf(clause) === 'form')
    return judgement;
  const illegible = everyAnswer(subject.evidence).filter(isAnswered).filter(isUnreadable2xx);
  const breaches = judgement.violations.filter(
    ({ exchange }) => !illegible.some((answer) => answer.exchange === exchange),
  );
  const dropped = illegible.find(({ exchange }) =>
    judgement.violations.some((violation) => violation.exchange === exchange),
  );
  if (dropped === undefined || breaches.length > 0) return { ...judgement, violations: breaches };
  const { call, decodeError } = dropped;
  return blocked(
    unreadableCause(dropped, call),
    `a call of ${call.operationName} brought no readable answer: ${decodeError?.message ?? 'nothing in it'}`,
  );
}

/**
 * A judgement without the breaches that a member of the message is not there, in answers that are rows of records alone: the
 * message around them is what ENV-1 misses. A case that such a missing member blocks is blocked by ENV-1, too.
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
