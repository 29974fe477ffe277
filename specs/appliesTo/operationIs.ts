import type { Rule } from './Rule.ts';

/** The operations of these names. */
export const operationIs =
  (...names: readonly string[]): Rule =>
  ({ operation }) =>
    operation !== null && names.includes(operation.name);
