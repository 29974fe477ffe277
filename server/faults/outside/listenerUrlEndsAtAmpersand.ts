import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const listenerUrlEndsAtAmpersand: Fault = {
  clause: 'EVT-1',
  about: 'ListenerURL loses all parameters of its query but the first: it ends before the first ampersand.',
  operations: ['EventSubscriptionAdd'],
  hook: onSentMembers({ operations: ['EventSubscriptionAdd'] }, /^ListenerURL$/, (value) =>
    typeof value === 'string' ? value.replace(/&.*$/s, '') : value,
  ),
};
