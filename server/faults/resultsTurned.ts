import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const resultsTurned: Fault = {
  clause: 'ENV-9',
  about: 'result is false for what was deleted, and true for what was not.',
  causes: ['result is true though the delete failed', 'result is false though the delete worked'],
  operations: ['*'],
  hook: onAnswerMembers({}, (members) =>
    typeof members.result === 'boolean' ? { ...members, result: !members.result } : members,
  ),
};
