import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Counts within one server, so that each failure has another number. */
const numbered: Hook = (inner, store, choices) => {
  let count = 0;
  const hook = onAnswerMembers({ outcome: 'failure' }, (members) => {
    const status = member.record(members, 'ResponseStatus');
    // An answer that leaves out its status, as a report may, is no failure.
    if (status === null) return members;
    count++;
    const incident = `${(count * 2_654_435_761) % 2 ** 32}-ab${count}`;
    const Message = `${member.text(status, 'Message')} (incident ${incident})`;
    return { ...members, ResponseStatus: { ...status, Message } };
  });
  return hook(inner, store, choices);
};

export const failuresNumbered: Variant = {
  about:
    'Each failure has a number in its Message, another one each time (ENV-4, XF-3: the words are the same).',
  hook: numbered,
};
