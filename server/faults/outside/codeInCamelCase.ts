import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const codeInCamelCase: Fault = {
  clause: 'ERR-2',
  about: 'The InternalErrorCode of an unknown discount is written discountNotExists.',
  causes: ['InternalErrorCode is {actual} instead of DiscountNotExists'],
  operations: ['DiscountDelete'],
  hook: onAnswerMembers({ operations: ['DiscountDelete'], outcome: 'failure' }, (members) =>
    members.InternalErrorCode === 'DiscountNotExists'
      ? { ...members, InternalErrorCode: 'discountNotExists' }
      : members,
  ),
};
