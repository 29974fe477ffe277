import type { Answer } from '../../harness/exchanges/Answer.ts';
import { limitOf } from '../../harness/exchanges/listed.ts';
import type { Expected } from '../../harness/exchanges/outcome.ts';
import type { Case, CheckContext } from '../../harness/verdicts/Case.ts';
import type { Violation } from '../../harness/verdicts/Judgement.ts';
import { asked } from '../../harness/verdicts/silence.ts';
import { yielded } from '../../harness/verdicts/yielded.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Operation } from '../../specs/Operation.ts';
import { casesOfAnswer } from './casesOfAnswer.ts';

/** A case that an answer could be judged by, with the breaches that it shows. */
export interface JudgedAnswer {
  readonly item: Case;
  readonly violations: readonly Violation[];
}

/** What is known of an answer besides its bytes. */
interface Seen {
  /** What it says of itself. */
  readonly expects: Expected;
  /** Whether the headers of the answer are known. */
  readonly hasHeaders: boolean;
}

/**
 * Judges one answer by all that it alone can show. Cases that it shows nothing of are left out. One that yields to an earlier clause is
 * left out too.
 */
export async function judgeAnswer(
  answer: Answer,
  { expects, hasHeaders }: Seen,
  context: CheckContext,
): Promise<readonly JudgedAnswer[]> {
  const { operation, format, address } = answer.call;
  if (operation === null) throw new Error('an answer of no operation can be judged by nothing');
  const place: Place & { readonly operation: Operation } = { operation, format, address };
  const evidence = { answer, others: {} };
  const known = { store: { get: noOther }, context };
  const found: JudgedAnswer[] = [];
  for (const item of casesOfAnswer(place, expects)) {
    if (!hasHeaders && isOfHeaders(item)) continue;
    // Only then is the order the document's (GET-2).
    if (item.clause === 'GET-2' && (limitOf(answer) ?? 0) <= 0) continue;
    const judgement = await yielded(item, evidence, asked(item, evidence, context), known);
    if (judgement.kind === 'judged') found.push({ item, violations: judgement.violations });
  }
  return found;
}

/** Whether a case is about the Content-Type. */
const isOfHeaders = ({ clause, id }: Case): boolean =>
  clause === 'FMT-2' || (clause === 'FMT-8' && id.endsWith('content-type'));

async function noOther(key: string): Promise<never> {
  throw new Error(`one answer has no other evidence, such as ${key}`);
}
