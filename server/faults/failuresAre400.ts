import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const failuresAre400: Fault = {
  clause: 'ENV-3',
  about: 'The ErrorCode of every failure is 400.',
  operations: ['*'],
  hook: onStatus({ outcome: 'failure' }, (status) => ({ ...status, ErrorCode: '400' })),
};
