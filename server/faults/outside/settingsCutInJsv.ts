import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const settingsCutInJsv: Fault = {
  clause: 'XF-1',
  about: 'In jsv AccountSettingsGet gives the first ten settings and leaves out the others.',
  causes: ['records or rows are missing in {format} ({member})'],
  operations: ['AccountSettingsGet'],
  hook: onAnswerMembers(
    { formats: ['jsv'], operations: ['AccountSettingsGet'], outcome: 'success' },
    (members) => ({
      ...members,
      mvAccountSettings: member.records(members, 'mvAccountSettings').slice(0, 10),
    }),
  ),
};
