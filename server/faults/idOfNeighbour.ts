import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const idOfNeighbour: Fault = {
  clause: 'ENV-7',
  about: 'In csv entityID is the id of the record before.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onAnswerMembers(
    { formats: ['csv'], operations: ['IntegrationUpdateUpdate'], outcome: 'success' },
    (members) => ({ ...members, entityID: numeric(member.int(members, 'entityID') + 90_000) }),
  ),
};
