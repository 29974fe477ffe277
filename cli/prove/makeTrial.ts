import type { Trial } from './Trial.ts';

/** A trial, named after what it consists of. */
export function makeTrial(
  kind: Trial['kind'],
  faults: readonly string[],
  variants: readonly string[],
  share: number,
  seed: number,
): Trial {
  const words = {
    fault: 'fault',
    heldOut: 'again fault',
    faults: 'faults',
    variant: 'variant',
    combination: 'variants',
    stability: 'stability of',
    systematic: 'mutant',
  };
  const names = [...faults, ...variants].join('+');
  return {
    name: names === '' ? 'reference' : `${words[kind]} ${names}`,
    kind,
    faults,
    variants,
    share,
    seed,
  };
}
