import type { KeptExchange } from './KeptExchange.ts';

/** Exchanges in the order in which they started, by their numbers. */
export const inOrder = (exchanges: readonly KeptExchange[]): readonly KeptExchange[] =>
  [...exchanges].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
