import { loadFolder } from '../specs/loadFolder.ts';
import type { Fault } from './Fault.ts';

/** Our own faults that can be planted in the reference server, by name. */
export const ownFaults: ReadonlyMap<string, Fault> = await loadFolder<Fault>(import.meta.url, './faults');

const outside = await loadFolder<Fault>(import.meta.url, './faults/outside');

/** Faults by somebody who has read only the contract and not the suite, by name: `outside/anyNameInSoap12`. */
export const outsideFaults: ReadonlyMap<string, Fault> = new Map(
  [...outside].map(([name, fault]) => [`outside/${name}`, fault]),
);

/** Our own faults and those from outside, by name. */
export const allFaults: ReadonlyMap<string, Fault> = new Map([...ownFaults, ...outsideFaults]);
