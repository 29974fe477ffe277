import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const newestBeside: Variant = {
  about:
    'A Get that lists records has the newest of them under a name of its own, too; an empty list is left out in json.',
  hook: onAnswerMembers({}, (members, call) => {
    const { list } = call.operation ?? {};
    const listed = list === undefined ? undefined : members[list];
    if (list === undefined || !Array.isArray(listed)) return members;
    if (listed.length > 0) return { ...members, Newest: listed.slice(0, 1) };
    const { [list]: _, ...rest } = members;
    return call.format === 'json' ? rest : members;
  }),
};
