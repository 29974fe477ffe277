import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const bundleIdsOfOthers: Fault = {
  clause: 'ENV-7',
  level: 'SHOULD',
  about: 'entityID of a bundle that is written, or of a return of materials, is the number of a log entry.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['ProductBundleUpdate', 'WorkOrderReturnMaterials'],
  hook: onAnswerMembers(
    { operations: ['ProductBundleUpdate', 'WorkOrderReturnMaterials'], outcome: 'success' },
    (members) => ({ ...members, entityID: numeric(member.int(members, 'entityID') + 70_000) }),
  ),
};
