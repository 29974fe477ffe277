import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const messageAsRecord: Fault = {
  clause: 'ENV-4',
  about: 'In json the Message of DiscountGet is a record.',
  causes: ['Message is a record'],
  operations: ['DiscountGet'],
  hook: onStatus({ formats: ['json'], operations: ['DiscountGet'] }, (status) => ({
    ...status,
    Message: { Text: 'done' },
  })),
};
