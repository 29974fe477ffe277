import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Results } from '../../reports/results.ts';
import { callIndex } from './neededCalls.ts';
import type { Reproduction } from './Reproduction.ts';
import { readCalls } from './readCalls.ts';
import { reproductionOf } from './reproductionOf.ts';

/**
 * The reproductions of some verdicts of a finished run, in their order. A verdict whose calls were not stored whole has none.
 *
 * @param file its exchanges.ndjson
 */
export async function reproductionsOf(
  verdicts: readonly Verdict[],
  { id, target, seed, dialect }: Pick<Results['run'], 'id' | 'target' | 'seed' | 'dialect'>,
  file: string,
): Promise<readonly Reproduction[]> {
  if (verdicts.length === 0) return [];
  const calls = await readCalls(file, new Set(verdicts.flatMap(({ exchanges }) => exchanges)));
  const index = callIndex(calls);
  const capabilities = { dialect, notes: [], unread: {}, soap12Action: true };
  const made: Reproduction[] = [];
  for (const verdict of verdicts) {
    const one = await reproductionOf(verdict, { id, target, seed, capabilities, index });
    if (one !== undefined) made.push(one);
  }
  return made;
}
