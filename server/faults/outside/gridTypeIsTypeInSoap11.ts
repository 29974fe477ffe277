import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onReply } from '../../hooks/onReply.ts';

export const gridTypeIsTypeInSoap11: Fault = {
  clause: 'XF-1',
  about: 'In soap11 DashboardBoxGridType holds what is in DashboardBoxType.',
  causes: ['in {format} a Get shows another {member} than elsewhere'],
  operations: ['DashboardBoxGet'],
  hook: onReply({ formats: ['soap11'], operations: ['DashboardBoxGet'] }, (members) =>
    changedRecords(members, (record) =>
      record.DashboardBoxGridType === undefined
        ? record
        : { ...record, DashboardBoxGridType: record.DashboardBoxType },
    ),
  ),
};
