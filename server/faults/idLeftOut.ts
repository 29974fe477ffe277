import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const idLeftOut: Fault = {
  clause: 'ENV-14',
  about: 'In xml EventSubscriptionAdd carries no entityID.',
  causes: ['a success carries no {expected}'],
  operations: ['EventSubscriptionAdd'],
  hook: onReply(
    { formats: ['xml'], operations: ['EventSubscriptionAdd'], outcome: 'success' },
    ({ entityID, ...rest }) => rest,
  ),
};
