import type { Fault } from './Fault.ts';
import { faults } from './faults.ts';
import { outsideFaults } from './outsideFaults.ts';

/** Every fault that can be planted in the reference server, by name. */
export const allFaults: ReadonlyMap<string, Fault> = new Map([...faults, ...outsideFaults]);
