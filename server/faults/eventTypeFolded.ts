import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const eventTypeFolded: Fault = {
  clause: 'EVT-1',
  about: 'In csv the EventType of a subscription comes back in lower case.',
  operations: ['EventSubscriptionAdd'],
  hook: onMember({ formats: ['csv'], operations: ['EventSubscriptionAdd'] }, 'EventType', (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  ),
};
