import type { Rule } from './Rule.ts';

/** Where every one of the rules holds. */
export const both =
  (...rules: readonly Rule[]): Rule =>
  (place) =>
    rules.every((rule) => rule(place));
