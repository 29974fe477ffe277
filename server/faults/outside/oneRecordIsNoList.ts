import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const oneRecordIsNoList: Fault = {
  clause: 'GET-1',
  about: 'In json a single dashboard box stands in mvDashboardBoxes without a list around it.',
  causes: ['a record that is found alone stands in place of its list'],
  operations: ['DashboardBoxGet'],
  hook: onAnswerMembers(
    { formats: ['json'], operations: ['DashboardBoxGet'], outcome: 'success' },
    (members) => {
      const [only, ...others] = member.records(members, 'mvDashboardBoxes');
      return only === undefined || others.length > 0 ? members : { ...members, mvDashboardBoxes: only };
    },
  ),
};
