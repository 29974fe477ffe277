import type { Dependence } from './Dependence.ts';

/** Every dependence that a proof takes for no misplaced blame. */
export const dependences: readonly Dependence[] = [];
