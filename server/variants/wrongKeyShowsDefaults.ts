import { itemShape } from '../../specs/messageShapes.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const wrongKeyShowsDefaults: Variant = {
  about:
    'A wrong key gets a failure whose list holds one record of defaults alone: 0, false, None, the unset date. That is no data, and the answer is open (AUTH-3).',
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) => {
    const status = member.record(members, 'ResponseStatus') ?? {};
    const list = operation?.list;
    if (operation === null || list === undefined || !/^APIKEY is /.test(member.text(status, 'Message')))
      return members;
    const shape = itemShape(operation);
    return shape.members.length === 0 ? members : { ...members, [list]: [completed(shape, {})] };
  }),
};
