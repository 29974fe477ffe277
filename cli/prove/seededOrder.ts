import { caseSeed } from '../../harness/caseSeed.ts';

/** Names in an order that is drawn by the seed; a name that is added or taken away does not change that of the others. */
export const seededOrder = (names: readonly string[], seed: number, label: string): readonly string[] =>
  names
    .map((name) => ({ name, rank: caseSeed(seed, `${label}/${name}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
