import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const listedQuotesTurned: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'In csv the quotes within serial numbers come as apostrophes.',
  causes: ['texts in a list do not come back as they were sent'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onReply({ formats: ['csv'], outcome: 'success' }, (members) =>
    changedRecords(members, (record) => {
      const name = Object.keys(record).find((one) => one.endsWith('RowSerialNumbers'));
      if (name === undefined) return record;
      return { ...record, [name]: member.texts(record, name).map((text) => text.replaceAll('"', "'")) };
    }),
  ),
};
