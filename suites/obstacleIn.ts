import type { Answer } from '../harness/Answer.ts';
import type { CheckContext } from '../harness/Case.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { gate } from './gate.ts';
import { blocked } from './judgements.ts';
import { subjectOf } from './Subject.ts';

type Blocked = Extract<Judgement, { kind: 'blocked' }>;

/**
 * Why another answer that a check relies on shows nothing: there was none, it can't be read, it has no status block, or the call
 * was refused. Undefined when the call succeeded. So a case names what is really broken, and not the clause of that call.
 */
export function obstacleIn(answer: Answer, context: CheckContext): Blocked | undefined {
  const { operation, operationName, format, address } = answer.call;
  if (answer.exchange.response === null)
    return blocked('control', `a call of ${operationName} was not answered`, answer.exchange);
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
