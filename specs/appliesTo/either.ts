import type { Rule } from './Rule.ts';

/** Where at least one of the rules holds. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.some((rule) => rule(place));
