import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const listenerQueryLost: Fault = {
  clause: 'EVT-1',
  about: 'An event subscription loses the query of its ListenerURL.',
  operations: ['EventSubscriptionAdd'],
  hook: onSentMembers({ operations: ['EventSubscriptionAdd'] }, /^ListenerURL$/, (value) =>
    typeof value === 'string' ? value.replace(/\?.*$/s, '') : value,
  ),
};
