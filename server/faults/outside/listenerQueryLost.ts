import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const listenerQueryLost: Fault = {
  clause: 'EVT-1',
  about: 'An event subscription loses the query of its ListenerURL.',
  operations: ['EventSubscriptionAdd'],
  hook: onSent({ operations: ['EventSubscriptionAdd'] }, /^ListenerURL$/, (value) =>
    typeof value === 'string' ? value.replace(/\?.*$/s, '') : value,
  ),
};
