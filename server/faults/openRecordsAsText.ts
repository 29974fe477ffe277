import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';

const open = ['AccountSettingsGet', 'CustomReportGetData'];

export const openRecordsAsText: Fault = {
  clause: 'GET-1',
  about: 'An account setting is no more than its first text, and so is the row of a custom report.',
  causes: ['the records of a list are written as text ({member})'],
  operations: open,
  hook: onAnswerMembers({ operations: open, outcome: 'success' }, (members, { operation }) => {
    const name = operation?.list ?? '';
    return {
      ...members,
      [name]: member
        .records(members, name)
        .map((record) => Object.values(record).find((value) => typeof value === 'string') ?? ''),
    };
  }),
};
