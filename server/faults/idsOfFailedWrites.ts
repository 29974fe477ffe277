import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const idsOfFailedWrites: Fault = {
  clause: 'ENV-8',
  about: 'entityID of a failed write is -1.',
  causes: ['a failed write has an entityID other than 0 ({actual})'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'failure' }, (members, { operation }) =>
    operation?.kind === 'write' && members.entityID !== undefined
      ? { ...members, entityID: numeric(-1) }
      : members,
  ),
};
