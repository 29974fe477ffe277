import type { Fault } from '../Fault.ts';
import { onAnswer } from '../hooks/onAnswer.ts';

export const statusOfItsOwn: Fault = {
  clause: 'XF-4',
  about: 'In jsv failures have HTTP status 422.',
  operations: ['DiscountDelete'],
  hook: onAnswer({ formats: ['jsv'], outcome: 'failure' }, () => ({ status: 422 })),
};
