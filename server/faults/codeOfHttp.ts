import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const codeOfHttp: Fault = {
  clause: 'ENV-3',
  about: 'In soap12 the ErrorCode of a failure is 400.',
  causes: ['the ErrorCode of a failure is another number than 500 ({actual})'],
  operations: ['DocumentUpdate', 'DiscountDelete'],
  hook: onStatus({ formats: ['soap12'], outcome: 'failure' }, (status) => ({ ...status, ErrorCode: '400' })),
};
