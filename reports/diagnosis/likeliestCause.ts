import { likeness } from './likeness.ts';
import type { Pattern, Signature } from './Signature.ts';

/** A known fault that fails like a target does. */
export interface Likely {
  readonly signature: Signature;
  /** 0 to 1. */
  readonly likeness: number;
}

/** The known fault whose failing is most like a breach; undefined where none breaks the same clause. */
export function likeliestCause(pattern: Pattern, signatures: readonly Signature[]): Likely | undefined {
  let best: Likely | undefined;
  for (const signature of signatures) {
    const alike = Math.max(0, ...signature.patterns.map((known) => likeness(pattern, known)));
    if (alike > (best?.likeness ?? 0)) best = { signature, likeness: alike };
  }
  return best;
}
