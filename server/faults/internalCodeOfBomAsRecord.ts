import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const internalCodeOfBomAsRecord: Fault = {
  clause: 'ENV-10',
  about: 'InternalErrorCode of ProductBOMDelete is a record, but in csv.',
  causes: ['InternalErrorCode is a record'],
  operations: ['ProductBOMDelete'],
  hook: onAnswerMembers(
    { formats: ['json', 'xml', 'jsv', 'soap11', 'soap12'], operations: ['ProductBOMDelete'] },
    (members) => ({
      ...members,
      InternalErrorCode: { Code: 'None', Area: 'Products' },
    }),
  ),
};
