import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const successIsOk: Fault = {
  clause: 'ENV-2',
  about: 'The ErrorCode of every success is OK.',
  operations: ['*'],
  hook: onStatus({ outcome: 'success' }, (status) => ({ ...status, ErrorCode: 'OK' })),
};
