import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const internalCodesAsRecords: Fault = {
  clause: 'ENV-10',
  about: 'InternalErrorCode is a record, but in csv, where it could not be told from text.',
  causes: ['InternalErrorCode is a record'],
  operations: ['*'],
  hook: onAnswerMembers({ formats: ['json', 'xml', 'jsv', 'soap11', 'soap12'] }, (members) =>
    members.InternalErrorCode === undefined
      ? members
      : { ...members, InternalErrorCode: { Code: members.InternalErrorCode, Area: 'Inventory' } },
  ),
};
