import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const internalCodeAsRecord: Fault = {
  clause: 'ENV-10',
  about: 'In xml InternalErrorCode is a record.',
  causes: ['InternalErrorCode is a record'],
  operations: ['DocumentTypeGet'],
  hook: onMember({ formats: ['xml'], operations: ['DocumentTypeGet'] }, 'InternalErrorCode', () => ({
    Code: 'None',
    Area: 'Types',
  })),
};
