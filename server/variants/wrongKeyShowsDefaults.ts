import { itemShape } from '../../specs/messageShapes.ts';
import { onReply } from '../hooks/onReply.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const wrongKeyShowsDefaults: Variant = {
  about:
    'Who has no valid key gets a failure whose list holds one record of shape defaults alone: 0, false, None, the unset date (AUTH-3: no data, and the answer itself is open).',
  hook: onReply({ outcome: 'failure' }, (members, { operation }) => {
    const status = member.record(members, 'ResponseStatus') ?? {};
    const list = operation?.list;
    if (operation === null || list === undefined || !/^APIKEY is /.test(member.text(status, 'Message')))
      return members;
    const shape = itemShape(operation);
    return shape.members.length === 0 ? members : { ...members, [list]: [completed(shape, {})] };
  }),
};
