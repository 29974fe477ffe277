import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const eventTypeFolded: Fault = {
  clause: 'EVT-1',
  about: 'In csv the EventType of a subscription comes back in lower case.',
  causes: ['a subscription does not keep {member} as sent; {change}'],
  operations: ['EventSubscriptionAdd'],
  hook: onMember({ formats: ['csv'], operations: ['EventSubscriptionAdd'] }, 'EventType', (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  ),
};
