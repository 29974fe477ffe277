import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const idsOfOthers: Fault = {
  clause: 'ENV-7',
  about: 'entityID of a success is the id of another record, or 0 where none comes with it.',
  causes: ['entityID of a success is not the id of the record'],
  operations: ['*'],
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) => {
    const { entityID } = members;
    if (entityID === undefined) return members;
    const record = member.record(members, operation?.record ?? '');
    return { ...members, entityID: numeric(record === null ? 0 : member.int(members, 'entityID') + 90_000) };
  }),
};
