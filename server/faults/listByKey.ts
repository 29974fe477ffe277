import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

export const listByKey: Fault = {
  clause: 'GET-1',
  about: 'In json the list of DashboardBoxGet is a record by id.',
  causes: ['something else stands in place of a list of records ({member})'],
  operations: ['DashboardBoxGet'],
  hook: onAnswerMembers(
    { formats: ['json'], operations: ['DashboardBoxGet'], outcome: 'success' },
    (members) => ({
      ...members,
      mvDashboardBoxes: Object.fromEntries(
        member
          .records(members, 'mvDashboardBoxes')
          .map((box) => [`box${member.int(box, 'DashboardBoxID')}`, box]),
      ),
    }),
  ),
};
