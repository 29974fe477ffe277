import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const codeOfException: Fault = {
  clause: 'ENV-3',
  level: 'SHOULD',
  about: 'CompanyUpdate fails with the name of an exception as ErrorCode.',
  causes: [
    'the ErrorCode of a failure is the name of an exception; the class of the error stands for the code: {code}',
  ],
  operations: ['CompanyUpdate'],
  hook: onStatus({ operations: ['CompanyUpdate'], outcome: 'failure' }, (status) => ({
    ...status,
    ErrorCode: 'ArgumentException',
  })),
};
