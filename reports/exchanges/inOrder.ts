import { exchangeNumber } from '../../harness/stored/exchangeIn.ts';
import type { KeptExchange } from './KeptExchange.ts';

/** Exchanges in the order in which they started, by their numbers. */
export const inOrder = (exchanges: readonly KeptExchange[]): readonly KeptExchange[] =>
  [...exchanges].sort((a, b) => exchangeNumber(a.id) - exchangeNumber(b.id));
