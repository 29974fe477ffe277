import type { Operation } from '../Operation.ts';
import type { Rule } from './Rule.ts';

/** The operations of these kinds. */
export const kindIs =
  (...kinds: readonly Operation['kind'][]): Rule =>
  ({ operation }) =>
    operation !== null && kinds.includes(operation.kind);
