import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Letters without vowels, so that they never make a word. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

const referenced: Hook = (inner, store, server) => {
  let count = 0;
  const hook = onAnswerMembers({ outcome: 'failure' }, (members) => {
    const status = member.record(members, 'ResponseStatus');
    if (status === null) return members;
    count++;
    let rest = (count * 2_654_435_761) % 2 ** 32;
    let reference = '';
    while (reference.length < 6) {
      reference += letters[rest % letters.length];
      rest = Math.floor(rest / letters.length);
    }
    const Message = `${member.text(status, 'Message')} (reference ${reference})`;
    return { ...members, ResponseStatus: { ...status, Message } };
  });
  return hook(inner, store, server);
};

export const failuresHaveReference: Variant = {
  about:
    'Each failure has a reference of six letters in its Message, another one each time (ENV-4, XF-3: the words are the same).',
  hook: referenced,
};
