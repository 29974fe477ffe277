import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const oneSerialInXml: Fault = {
  clause: 'XF-1',
  about: 'In xml only the first serial number of a sales order row is shown.',
  causes: ['in {format} a Get shows another {member} than elsewhere'],
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers({ formats: ['xml'], operations: ['SalesOrderGet'], outcome: 'success' }, (members) =>
    changedRecords(members, (record) =>
      record.SalesOrderRowSerialNumbers === undefined
        ? record
        : {
            ...record,
            SalesOrderRowSerialNumbers: member.texts(record, 'SalesOrderRowSerialNumbers').slice(0, 1),
          },
    ),
  ),
};
