import type { Observer } from '../harness/Plan.ts';
import { loadFolder } from '../specs/loadFolder.ts';

/** What is looked at for the implementation profile; one file a clause in `observations/`. */
export const observers: readonly Observer[] = [
  ...(await loadFolder<Observer>(import.meta.url, './observations')).values(),
];
