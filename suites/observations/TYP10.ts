import { responseShape } from '../../specs/messageShapes.ts';
import type { Profile } from '../kernel/Check.ts';
import { scalarsOf } from '../kernel/checks.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';

/** More values than this are data and no enumeration. */
const most = 20;

/** The values of enumerations that were met; their complete lists are not shown. */
export const TYP10: Profile = {
  clause: 'TYP-10',
  observe: ({ answer }, { operation, expects, stage }) => {
    if (operation === null || stage !== undefined || answer.decoded === null) return undefined;
    if (outcomeOf(answer, expects) !== 'succeeded') return undefined;
    const values = new Map<string, Set<string>>();
    for (const { member, value } of scalarsOf(responseShape(operation), answer.decoded.value, [
      'enumeration',
    ])) {
      if (typeof value !== 'string' || value === '') continue;
      values.set(member.name, (values.get(member.name) ?? new Set()).add(value));
    }
    const seen = [...values]
      .filter(([, each]) => each.size <= most)
      .map(([member, each]) => `${member}: ${[...each].sort().join(', ')}`);
    return seen.length === 0 ? undefined : seen.sort().join('; ');
  },
};
