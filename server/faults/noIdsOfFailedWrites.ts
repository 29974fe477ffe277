import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const noIdsOfFailedWrites: Fault = {
  clause: 'ENV-8',
  level: 'SHOULD',
  about: 'No failed write carries entityID.',
  causes: ['a failed write carries no entityID'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'failure' }, ({ entityID, ...rest }, { operation }) =>
    operation?.kind === 'write' || entityID === undefined ? rest : { ...rest, entityID },
  ),
};
