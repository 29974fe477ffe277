import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const noResultsOfFailures: Fault = {
  clause: 'ENV-9',
  level: 'SHOULD',
  about: 'No failed delete carries result.',
  causes: ['a failed delete carries no result'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'failure' }, ({ result, ...rest }) => rest),
};
