import { loadFolder } from '../specs/loadFolder.ts';
import type { Variant } from './Variant.ts';

/** The lawful variants of the reference server, by name. */
export const variants: ReadonlyMap<string, Variant> = await loadFolder<Variant>(
  import.meta.url,
  './variants',
);
