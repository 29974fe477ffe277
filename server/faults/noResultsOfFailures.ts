import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const noResultsOfFailures: Fault = {
  clause: 'ENV-9',
  level: 'SHOULD',
  about: 'No failed delete carries result.',
  causes: ['a failed delete carries no result'],
  operations: ['*'],
  hook: onReply({ outcome: 'failure' }, ({ result, ...rest }) => rest),
};
