import type { Rule } from './Rule.ts';

/** Operations whose row lists the response member, on success or on failure. */
export const hasResponseMember =
  (name: string): Rule =>
  ({ operation }) =>
    operation?.response.some((member) => member.name === name) ?? false;
