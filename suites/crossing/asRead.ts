import type { Answer } from '../../harness/Answer.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import { outcomeOf } from '../outcomeOf.ts';

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
