import { isRecord } from '../../specs/isRecord.ts';
import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onReply } from '../hooks/onReply.ts';

export const flatShippingInfo: Fault = {
  clause: 'TYP-14',
  about: 'In jsv the groups of ShippingInfo are not nested.',
  causes: [
    'a member of ShippingInfo stands outside its group; the groups of ShippingInfo are not nested: {actual}',
  ],
  operations: ['SalesOrderGet', 'ShippingInformationUpdate'],
  hook: onReply({ formats: ['jsv'] }, (members) =>
    changedRecords(members, (record) => {
      const { CostInfo, ...rest } = record;
      return isRecord(CostInfo) ? { ...rest, ...CostInfo } : record;
    }),
  ),
};
