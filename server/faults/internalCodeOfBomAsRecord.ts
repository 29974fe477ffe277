import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const internalCodeOfBomAsRecord: Fault = {
  clause: 'ENV-10',
  about: 'InternalErrorCode of ProductBOMDelete is a record, but in csv.',
  causes: ['InternalErrorCode is a record'],
  operations: ['ProductBOMDelete'],
  hook: onReply(
    { formats: ['json', 'xml', 'jsv', 'soap11', 'soap12'], operations: ['ProductBOMDelete'] },
    (members) => ({
      ...members,
      InternalErrorCode: { Code: 'None', Area: 'Products' },
    }),
  ),
};
