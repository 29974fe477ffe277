import type { Read } from '../../harness/canonical/Read.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import { isAnswered } from '../../harness/verdicts/silence.ts';
import type { Format } from '../../specs/Format.ts';

/** An answer that succeeded as a read to compare; undefined where there is nothing to read. */
export function asRead(answer: Answer | undefined): Read | undefined {
  if (answer === undefined || answer.decoded === null || outcomeOf(answer, 'success') === 'failed')
    return undefined;
  const { value, deviations } = answer.decoded;
  const { operation } = answer.call;
  const held = operation?.list ?? operation?.record;
  // A list that is none is judged by GET-1.
  if (deviations.some(({ path, level }) => path === held && level === 'MUST')) return undefined;
  return { format: answer.readAs ?? answer.call.format, value, deviations };
}

/** The reads to compare among answers that may be absent or say nothing of the target. */
export const answeredReads = (answers: readonly (Answer | undefined)[]): readonly Read[] =>
  answers.flatMap((answer) => (answer !== undefined && isAnswered(answer) ? (asRead(answer) ?? []) : []));

/** The key under which an answer in a format stands among the others. */
export const readIn = (format: Format): string => `read-${format}`;
