import { caseSeed } from '../../generators/caseSeed.ts';
import type { Variant } from '../../server/Variant.ts';
import { seededOrder } from './seededOrder.ts';

const mostVariantsTogether = 5;

/**
 * Lawful servers of two to five variants each, drawn with the seed. Variants that make the same choice differently, or send in
 * different ways, are never combined: the later one would hide the earlier.
 */
export function combinations(
  variants: ReadonlyMap<string, Variant>,
  count: number,
  seed: number,
): readonly (readonly string[])[] {
  if (variants.size < 2) return [];
  const names = [...variants.keys()];
  const drawn = new Map<string, readonly string[]>();
  // A combination drawn twice counts once. Few variants have fewer combinations than requested.
  for (let index = 0; index < 3 * count && drawn.size < count; index++) {
    const label = `combination ${index}`;
    const size = 2 + (caseSeed(seed, label) % (mostVariantsTogether - 1));
    const chosen: string[] = [];
    for (const name of seededOrder(names, seed, label)) {
      const agrees = chosen.every((other) => agree(variants.get(other), variants.get(name)));
      if (agrees && chosen.length < size) chosen.push(name);
    }
    if (chosen.length > 1) drawn.set([...chosen].sort().join('+'), chosen);
  }
  return [...drawn.values()];
}

function agree(one: Variant | undefined, other: Variant | undefined): boolean {
  const made = ({ choices, sending }: Variant): readonly string[] => [
    ...Object.keys(choices ?? {}),
    ...(sending === undefined ? [] : ['sending']),
  ];
  if (one === undefined || other === undefined) return false;
  return !made(one).some((choice) => made(other).includes(choice));
}
