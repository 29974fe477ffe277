import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const resultAlwaysTrue: Fault = {
  clause: 'ENV-9',
  about: 'In jsv the result of a failed DiscountDelete is true.',
  causes: ['result is true though the delete failed'],
  operations: ['DiscountDelete'],
  hook: onReply({ formats: ['jsv'], operations: ['DiscountDelete'], outcome: 'failure' }, (members) => ({
    ...members,
    result: true,
  })),
};
