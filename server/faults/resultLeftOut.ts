import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const resultLeftOut: Fault = {
  clause: 'ENV-14',
  about: 'In csv a DiscountDelete that worked carries no result.',
  causes: ['a success carries no {expected}'],
  operations: ['DiscountDelete'],
  hook: onReply(
    { formats: ['csv'], operations: ['DiscountDelete'], outcome: 'success' },
    ({ result, ...rest }) => rest,
  ),
};
