import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const noTypeIsNone: Fault = {
  clause: 'TYP-17',
  about: 'A sales order without a ship document type has the word None for it.',
  causes: ['the document type is named, where its id belongs ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers({ operations: ['SalesOrderGet'], outcome: 'success' }, (members) =>
    changedRecords(members, (record) =>
      record.SalesOrderShipDocumentTypeID === ''
        ? { ...record, SalesOrderShipDocumentTypeID: 'None' }
        : record,
    ),
  ),
};
