import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const successIsOk: Fault = {
  clause: 'ENV-2',
  about: 'The ErrorCode of every success is OK.',
  causes: ['the ErrorCode of a success is {actual} instead of "0"'],
  operations: ['*'],
  hook: onStatus({ outcome: 'success' }, (status) => ({ ...status, ErrorCode: 'OK' })),
};
