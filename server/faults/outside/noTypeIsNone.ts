import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onReply } from '../../hooks/onReply.ts';

export const noTypeIsNone: Fault = {
  clause: 'TYP-17',
  about: 'A sales order without a ship document type has the word None for it.',
  causes: ['the document type is named, where its id belongs ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onReply({ operations: ['SalesOrderGet'], outcome: 'success' }, (members) =>
    changedRecords(members, (record) =>
      record.SalesOrderShipDocumentTypeID === ''
        ? { ...record, SalesOrderShipDocumentTypeID: 'None' }
        : record,
    ),
  ),
};
