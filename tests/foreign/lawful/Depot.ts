import type { Manner } from './manners/Manner.ts';
import type { Store } from './store.ts';

/** One server: what it holds, who may use it, and how it does things. */
export interface Depot {
  readonly store: Store;
  readonly apiKey: string;
  readonly manner: Manner;
}
