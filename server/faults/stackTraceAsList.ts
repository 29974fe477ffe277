import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const stackTraceAsList: Fault = {
  clause: 'ENV-5',
  about: 'In json StackTrace is a list of frames.',
  causes: ['StackTrace is a list'],
  operations: ['UserGet'],
  hook: onStatus({ formats: ['json'], operations: ['UserGet'] }, (status) => ({
    ...status,
    StackTrace: [{ Frame: 'main' }],
  })),
};
