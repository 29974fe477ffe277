import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const unnamedDiscount: Fault = {
  clause: 'ERR-2',
  about: 'The failure of DiscountDelete has no internal code.',
  causes: ['InternalErrorCode is {actual} instead of DiscountNotExists'],
  operations: ['DiscountDelete'],
  hook: onReply({ operations: ['DiscountDelete'], outcome: 'failure' }, (members) => ({
    ...members,
    InternalErrorCode: '',
  })),
};
