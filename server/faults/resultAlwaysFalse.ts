import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const resultAlwaysFalse: Fault = {
  clause: 'ENV-9',
  about: 'In xml the result of a ContactPersonDelete that worked is false.',
  causes: ['result is false though the delete worked'],
  operations: ['ContactPersonDelete'],
  hook: onReply({ formats: ['xml'], operations: ['ContactPersonDelete'], outcome: 'success' }, (members) => ({
    ...members,
    result: false,
  })),
};
