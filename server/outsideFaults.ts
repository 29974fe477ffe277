import { loadFolder } from '../specs/loadFolder.ts';
import type { Fault } from './Fault.ts';

const loaded = await loadFolder<Fault>(import.meta.url, './faults/outside');

/** Faults by somebody who has read only the contract and not the suite, by name: `outside/anyNameInSoap12`. */
export const outsideFaults: ReadonlyMap<string, Fault> = new Map(
  [...loaded].map(([name, fault]) => [`outside/${name}`, fault]),
);
