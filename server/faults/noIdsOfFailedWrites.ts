import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const noIdsOfFailedWrites: Fault = {
  clause: 'ENV-8',
  level: 'SHOULD',
  about: 'No failed write carries entityID.',
  causes: ['a failed write carries no entityID'],
  operations: ['*'],
  hook: onReply({ outcome: 'failure' }, ({ entityID, ...rest }, { operation }) =>
    operation?.kind === 'write' || entityID === undefined ? rest : { ...rest, entityID },
  ),
};
