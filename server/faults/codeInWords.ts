import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const codeInWords: Fault = {
  clause: 'ENV-2',
  about: 'In csv the ErrorCode of a success is OK.',
  causes: ['the ErrorCode of a success is {actual} instead of "0"'],
  operations: ['Company*'],
  hook: onStatus({ formats: ['csv'], outcome: 'success' }, (status) => ({ ...status, ErrorCode: 'OK' })),
};
