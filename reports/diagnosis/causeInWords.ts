import { likeliestCause } from './likeliestCause.ts';
import type { KnownCauses, Pattern } from './Signature.ts';

export const noKnownCause = 'no known cause';

/**
 * The likeliest cause of a breach, with the formats in which it was met and, where it is known from other operations, those;
 * `no known cause` where nothing known is alike enough.
 */
export function causeInWords(pattern: Pattern, { threshold, signatures }: KnownCauses): string {
  const likely = likeliestCause(pattern, signatures);
  if (likely === undefined || likely.likeness < threshold) return noKnownCause;
  const { cause, patterns } = likely.signature;
  const known = [...new Set(patterns.flatMap(({ operations }) => operations))];
  const isMetThere = known.some((operation) => pattern.operations.includes(operation));
  return `${cause} (${pattern.formats.join(', ')}${isMetThere ? '' : `; known from ${known.slice(0, 3).join(', ')}`})`;
}
