import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const framesOfFailure: Fault = {
  clause: 'ENV-5',
  about: 'In jsv the StackTrace of a failed DiscountDelete is a list.',
  causes: ['StackTrace is a list'],
  operations: ['DiscountDelete'],
  hook: onStatus({ formats: ['jsv'], operations: ['DiscountDelete'], outcome: 'failure' }, (status) => ({
    ...status,
    StackTrace: ['at delete', 'at main'],
  })),
};
