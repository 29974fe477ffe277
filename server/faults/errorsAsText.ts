import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const errorsAsText: Fault = {
  clause: 'ENV-6',
  about: 'In xml Errors is text.',
  causes: ['Errors is no list'],
  operations: ['DiscountDelete'],
  hook: onStatus({ formats: ['xml'], operations: ['DiscountDelete'] }, (status) => ({
    ...status,
    Errors: 'something is wrong',
  })),
};
