import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const failuresNameOperation: Variant = {
  about: 'The Message of a failure begins with the name of the operation (ENV-4: human-readable text).',
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) => {
    const status = member.record(members, 'ResponseStatus');
    // An answer that leaves out its status, as a report may, has no words.
    if (operation === null || status === null) return members;
    const Message = `${operation.name} failed. ${member.text(status, 'Message')}`;
    return { ...members, ResponseStatus: { ...status, Message } };
  }),
};
