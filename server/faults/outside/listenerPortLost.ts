import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const listenerPortLost: Fault = {
  clause: 'EVT-1',
  about:
    'A ListenerURL with a port is stored and answered without it. The URL is put together again from its hostname, where host was meant.',
  operations: ['EventSubscriptionAdd'],
  hook: onSentMembers({ operations: ['EventSubscriptionAdd'] }, /^ListenerURL$/, (value) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return value;
    const { port } = new URL(value);
    return port === '' ? value : value.replace(`:${port}`, '');
  }),
};
