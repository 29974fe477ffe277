import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const gridTypeIsTypeInSoap11: Fault = {
  clause: 'XF-1',
  about: 'In soap11 DashboardBoxGridType holds what is in DashboardBoxType.',
  causes: ['in {format} a Get shows another {member} than elsewhere'],
  operations: ['DashboardBoxGet'],
  hook: onAnswerMembers({ formats: ['soap11'], operations: ['DashboardBoxGet'] }, (members) =>
    changedRecords(members, (record) =>
      record.DashboardBoxGridType === undefined
        ? record
        : { ...record, DashboardBoxGridType: record.DashboardBoxType },
    ),
  ),
};
