import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const applicationLowerCased: Fault = {
  clause: 'EVT-1',
  about: 'The Application of an event subscription comes back in lower case.',
  causes: ['a subscription does not keep {member} as sent; {change}'],
  operations: ['EventSubscriptionAdd'],
  hook: onSuccess(['EventSubscriptionAdd'], (result) =>
    withRecord(result, 'mvEvent', (event) => ({
      ...event,
      Application: member.text(event, 'Application').toLowerCase(),
    })),
  ),
};
