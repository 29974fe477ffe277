import { likeliestCause } from './likeliestCause.ts';
import type { KnownCauses, Pattern, Signature } from './Signature.ts';

/** The known fault that fails so much like a breach that its cause may be told; undefined where none does. */
export function knownCause(pattern: Pattern, { threshold, signatures }: KnownCauses): Signature | undefined {
  const likely = likeliestCause(pattern, signatures);
  return likely === undefined || likely.likeness < threshold ? undefined : likely.signature;
}
