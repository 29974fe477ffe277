import type { Rule } from './Rule.ts';

/** Operations whose row lists the request member. */
export const hasRequestMember =
  (name: string): Rule =>
  ({ operation }) =>
    operation?.request.some((member) => member.name === name) ?? false;
