import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const failureOfItsOwn: Fault = {
  clause: 'XF-3',
  about: 'In xml the failure of DocumentTypeDelete has an internal code.',
  causes: ['failures have an InternalErrorCode in some formats only'],
  operations: ['DocumentTypeDelete'],
  hook: onAnswerMembers(
    { formats: ['xml'], operations: ['DocumentTypeDelete'], outcome: 'failure' },
    (members) => ({
      ...members,
      InternalErrorCode: 'DocumentTypeNotExists',
    }),
  ),
};
