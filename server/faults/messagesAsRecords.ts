import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const messagesAsRecords: Fault = {
  clause: 'ENV-4',
  about: 'Message is a record.',
  causes: ['Message is a record'],
  operations: ['*'],
  hook: onStatus({}, (status) => ({ ...status, Message: { Text: status.Message ?? '', Language: 'en' } })),
};
