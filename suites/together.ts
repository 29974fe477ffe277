import type { Judgement } from '../harness/Judgement.ts';
import { judged } from './judgements.ts';

/** Several answers judged alike, as one: every breach, or that one was right, or why the first told nothing. */
export function together(judgements: readonly Judgement[], none: Judgement): Judgement {
  const told = judgements.flatMap((one) => (one.kind === 'judged' ? [one.violations] : []));
  return told.length > 0 ? judged(told.flat()) : (judgements[0] ?? none);
}
