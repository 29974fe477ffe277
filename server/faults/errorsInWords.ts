import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const errorsInWords: Fault = {
  clause: 'ENV-6',
  about: 'Errors is text.',
  causes: ['Errors is no list'],
  operations: ['*'],
  hook: onStatus({}, (status) => ({ ...status, Errors: 'see the message' })),
};
