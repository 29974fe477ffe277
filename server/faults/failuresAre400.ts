import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const failuresAre400: Fault = {
  clause: 'ENV-3',
  about: 'The ErrorCode of every failure is 400.',
  causes: ['the ErrorCode of a failure is another number than 500 ({actual})'],
  operations: ['*'],
  hook: onStatus({ outcome: 'failure' }, (status) => ({ ...status, ErrorCode: '400' })),
};
