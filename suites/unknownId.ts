import type { GatherContext } from '../harness/Evidence.ts';

/** An id that no record has: far above what ids grow to, within 31 bits, another one for another run or label. */
export function unknownId(context: GatherContext, label: string): number {
  let hash = context.seed >>> 0;
  for (const letter of `${context.runId}/${label}`)
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return 1_900_000_000 + (hash % 200_000_000);
}
