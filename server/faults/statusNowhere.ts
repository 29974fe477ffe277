import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const statusNowhere: Fault = {
  clause: 'ENV-1',
  about: 'No answer with a documented member of its own carries ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['*'],
  hook: onReply({}, ({ ResponseStatus, ...rest }, { operation }) =>
    operation === null || operation.response.length === 1 ? { ...rest, ResponseStatus } : rest,
  ),
};
