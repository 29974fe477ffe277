import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const listenerWithoutPort: Fault = {
  clause: 'EVT-1',
  about: 'In jsv and csv the ListenerURL of a subscription is answered without the port behind its host.',
  causes: ['a part of the ListenerURL is not kept; of {expected} comes {actual}'],
  operations: ['EventSubscriptionAdd'],
  hook: onAnswerMembers(
    { formats: ['jsv', 'csv'], operations: ['EventSubscriptionAdd'], outcome: 'success' },
    (members) =>
      withRecord(members, 'mvEvent', (event) => ({
        ...event,
        ListenerURL: member.text(event, 'ListenerURL').replace(/^(\w+:\/\/[^/?#:]+):\d+/, '$1'),
      })),
  ),
};
