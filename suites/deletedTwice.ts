import type { Answer } from '../harness/Answer.ts';
import type { Judgement, Violation } from '../harness/Judgement.ts';
import { blocked, judged } from './judgements.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Subject } from './Subject.ts';
import { untoldBy } from './untoldBy.ts';

/** The clause that judges the delete of what never was there, by the operation (ERR-2 to ERR-4). */
const clauses: Readonly<Record<string, `clause:${string}`>> = {
  DiscountDelete: 'clause:ERR-2',
  ProductBOMDelete: 'clause:ERR-3',
};

/**
 * Whether a second delete of the same record fails, with what `more` finds. A target that deletes what never was there
 * (`unknown` in the evidence) breaks the clause about that, and this one for the same reason.
 */
export function deletedTwice(
  { evidence, spec }: Subject,
  again: Answer,
  message: string,
  more: readonly Violation[] = [],
): Judgement {
  const outcome = outcomeOf(again, 'failure');
  if (outcome === 'unknown') return untoldBy(again);
  if (outcome === 'failed') return judged([]);
  const { unknown } = evidence.others;
  if (unknown !== undefined && outcomeOf(unknown, 'failure') === 'succeeded') {
    const cause = clauses[spec.operation?.name ?? ''] ?? 'clause:ERR-4';
    return blocked(cause, 'what does not exist is deleted with success');
  }
  const twice = { message, expected: 'a failure', actual: 'success', path: '', exchange: again.exchange };
  return judged([twice, ...more]);
}
