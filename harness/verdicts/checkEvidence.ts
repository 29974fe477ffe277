import type { Evidence } from '../evidence/Evidence.ts';
import type { Case, CheckContext } from './Case.ts';
import type { Judgement } from './Judgement.ts';
import { NoAnswerError, readable } from './silence.ts';

/** A check's judgement of evidence. Looking into an answer that says nothing gives a judgement too. */
export function checkEvidence(
  { check }: Pick<Case, 'check'>,
  evidence: Evidence,
  context: CheckContext,
): Judgement {
  try {
    return check(evidence.silence === 'judged' ? evidence : readable(evidence), context);
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return { kind: 'unanswered', answer: error.answer, message: error.message };
  }
}
