import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const internalCodeAsNumber: Fault = {
  clause: 'ENV-10',
  about: 'In json InternalErrorCode is a number.',
  causes: ['InternalErrorCode is a number'],
  operations: ['CompanyGet'],
  hook: onAnswerMembers({ formats: ['json'], operations: ['CompanyGet'] }, (members) => ({
    ...members,
    InternalErrorCode: numeric(0),
  })),
};
