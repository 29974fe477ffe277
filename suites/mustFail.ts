import type { Judgement, Violation } from '../harness/Judgement.ts';
import { judged, violation } from './judgements.ts';
import type { Subject } from './Subject.ts';

/** A call that has to be refused: success is the breach, with what `more` finds in the answer. */
export const mustFail = (subject: Subject, message: string, more: readonly Violation[] = []): Judgement =>
  judged([
    ...(subject.outcome === 'succeeded' ? [violation(subject, message, 'a failure', 'success')] : []),
    ...more,
  ]);
