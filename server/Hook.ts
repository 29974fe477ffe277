import type { Stages } from './Stages.ts';
import type { Store } from './store/Store.ts';

/** Stands around the stages of every call: gets the inner ones and gives those that are used in their place. */
export type Hook = (inner: Stages, store: Store) => Partial<Stages>;
