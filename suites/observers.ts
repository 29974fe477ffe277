import { loadFolder } from '../specs/loadFolder.ts';
import type { Profile } from './Profile.ts';

/** What is looked at for the implementation profile; one file a clause in `observations/`. */
export const observers: readonly Profile[] = [
  ...(await loadFolder<Profile>(import.meta.url, './observations')).values(),
];
