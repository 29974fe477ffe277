import { knownCause } from './knownCause.ts';
import type { KnownCauses, Pattern } from './Signature.ts';

export const noKnownCause = 'no known cause';

/** What stands between a cause and the operations from which it is known. */
export const knownElsewhere = '; the same is known from ';

/**
 * The likeliest cause of a breach and, where it is known from other operations, those; `no known cause` where nothing known
 * is alike enough.
 */
export function causeInWords(pattern: Pattern, known: KnownCauses): string {
  const signature = knownCause(pattern, known);
  if (signature === undefined) return noKnownCause;
  const { cause, patterns } = signature;
  const there = [...new Set(patterns.flatMap(({ operations }) => operations))];
  const isMetThere = there.some((operation) => pattern.operations.includes(operation));
  return isMetThere ? cause : `${cause}${knownElsewhere}${there.slice(0, 3).join(', ')}`;
}
