import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const codeOfException: Fault = {
  clause: 'ENV-3',
  level: 'SHOULD',
  about: 'CompanyUpdate fails with the name of an exception as ErrorCode.',
  operations: ['CompanyUpdate'],
  hook: onStatus({ operations: ['CompanyUpdate'], outcome: 'failure' }, (status) => ({
    ...status,
    ErrorCode: 'ArgumentException',
  })),
};
