import { loadFolder } from '../specs/loadFolder.ts';
import type { Fault } from './Fault.ts';

/** The faults that can be planted in the reference server, by name. */
export const faults: ReadonlyMap<string, Fault> = await loadFolder<Fault>(import.meta.url, './faults');
