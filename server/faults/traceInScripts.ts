import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const traceInScripts: Fault = {
  clause: 'FMT-8',
  about: 'A script with the answer to APIKeyGet holds a StackTrace that the answer has not.',
  causes: ['a script holds something else than the answer without a callback'],
  operations: ['APIKeyGet'],
  hook: onAnswerMembers({ jsonp: true, operations: ['APIKeyGet'], outcome: 'success' }, (members) =>
    withRecord(members, 'ResponseStatus', (status) => ({ ...status, StackTrace: 'at callback' })),
  ),
};
