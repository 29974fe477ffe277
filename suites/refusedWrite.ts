import type { Judgement } from '../harness/Judgement.ts';
import { refused } from './gate.ts';
import { blocked, failed } from './judgements.ts';
import { messageOf } from './messageOf.ts';
import type { Subject } from './Subject.ts';

/**
 * A lawful write that is refused, judged by the clause of its success: blocked, for a server may want more than the
 * document says, unless the operator gave a sample of what it wants (rule 3).
 */
export function refusedWrite(subject: Subject, message: string): Judgement {
  if (subject.outcome === 'unknown')
    return blocked('clause:ENV-1', 'no status block tells success from failure');
  const record = subject.spec.operation?.record;
  const isSampled = record !== undefined && subject.context.fixtures.samples?.[record] !== undefined;
  const judgement = refused(subject);
  const isOurs = judgement.kind === 'blocked' && ['control', 'clause:ACT-1'].includes(judgement.cause);
  return isSampled && isOurs ? failed(subject, message, 'success', messageOf(subject)) : judgement;
}
