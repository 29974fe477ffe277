import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const statusNowhere: Fault = {
  clause: 'ENV-1',
  about: 'No answer with a documented member of its own carries ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['*'],
  hook: onAnswerMembers({}, ({ ResponseStatus, ...rest }, { operation }) =>
    operation === null || operation.response.length === 1 ? { ...rest, ResponseStatus } : rest,
  ),
};
