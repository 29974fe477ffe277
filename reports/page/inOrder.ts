import type { KeptExchange } from '../exchanges/KeptExchange.ts';

/** Exchanges in the order in which they were begun, which their numbers tell. */
export const inOrder = (exchanges: readonly KeptExchange[]): readonly KeptExchange[] =>
  [...exchanges].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
