import { everyAnswer } from '../harness/everyAnswer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isAnswered } from '../harness/silence.ts';
import { isIllegible } from './isIllegible.ts';
import { blocked } from './judgements.ts';
import type { Subject } from './Subject.ts';
import { unreadableCause } from './unreadableCause.ts';

/** Clauses about addresses and about the values of a write judge such answers themselves. */
const judgesIllegible = /^(FMT|TYP)-/;

/**
 * A judgement without the breaches that were seen in an answer of HTTP 2xx which can't be read: a check takes it for a
 * refusal, and it is none. Where nothing else was broken, its case is blocked by the clause that promises an answer.
 */
export function withoutIllegible(clause: string, subject: Subject, judgement: Judgement): Judgement {
  if (judgement.kind !== 'judged' || subject.spec.operation === null || judgesIllegible.test(clause))
    return judgement;
  const illegible = everyAnswer(subject.evidence).filter(isAnswered).filter(isIllegible);
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
