import type { OpenChoices } from './openChoices.ts';
import type { Stages } from './Stages.ts';
import type { Store } from './store/Store.ts';

/** What a hook may know about its server. */
interface Surroundings {
  readonly apiKey: string;
  readonly choices: OpenChoices;
}

/** Wraps the stages of every call: takes the inner ones and returns those that replace them. */
export type Hook = (inner: Stages, store: Store, server: Surroundings) => Partial<Stages>;
