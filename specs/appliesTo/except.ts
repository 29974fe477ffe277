import type { Rule } from './Rule.ts';

/** Where the rule does not hold. */
export const except =
  (rule: Rule): Rule =>
  (place) =>
    !rule(place);
