import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const internalCodes: Variant = {
  about:
    'Every failure whose code is not shown has an internal one (Errors 6: complete lists are not shown).',
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) =>
    'InternalErrorCode' in members &&
    members.InternalErrorCode === '' &&
    operation?.name !== 'ProductBOMDelete' &&
    operation?.name !== 'DocumentUpdate'
      ? { ...members, InternalErrorCode: 'NotDone' }
      : members,
  ),
};
