import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';

export const discountOnlyNamed: Fault = {
  clause: 'ERR-2',
  level: 'SHOULD',
  about: 'The failure of DiscountDelete does not say that something does not exist.',
  causes: ['the Message does not say that something does not exist'],
  operations: ['DiscountDelete'],
  hook: onStatus({ operations: ['DiscountDelete'], outcome: 'failure' }, (status) => ({
    ...status,
    Message: member.text(status, 'Message').replace(/does not exist|is unknown|not found/g, 'is wrong'),
  })),
};
