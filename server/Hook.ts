import type { OpenChoices } from './openChoices.ts';
import type { Stages } from './Stages.ts';
import type { Store } from './store/Store.ts';

/** What a hook may know of the server that it stands in. */
interface Surroundings {
  readonly apiKey: string;
  readonly choices: OpenChoices;
}

/** Stands around the stages of every call: gets the inner ones and gives those that are used in their place. */
export type Hook = (inner: Stages, store: Store, server: Surroundings) => Partial<Stages>;
