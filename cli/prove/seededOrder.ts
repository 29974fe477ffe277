import { caseSeed } from '../../generators/caseSeed.ts';

/** Names in an order drawn with the seed. Adding or removing a name does not change the order of the others. */
export const seededOrder = (names: readonly string[], seed: number, label: string): readonly string[] =>
  names
    .map((name) => ({ name, rank: caseSeed(seed, `${label}/${name}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
