import { isRecord } from '../../specs/isRecord.ts';
import type { Fault } from '../Fault.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const flatShippingInfo: Fault = {
  clause: 'TYP-14',
  about: 'In jsv the groups of ShippingInfo are not nested.',
  causes: [
    'a member of ShippingInfo stands outside its group; the groups of ShippingInfo are not nested: {actual}',
  ],
  operations: ['SalesOrderGet', 'ShippingInformationUpdate'],
  hook: onAnswerMembers({ formats: ['jsv'] }, (members) =>
    changedRecords(members, (record) => {
      const { CostInfo, ...rest } = record;
      return isRecord(CostInfo) ? { ...rest, ...CostInfo } : record;
    }),
  ),
};
