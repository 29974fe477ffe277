import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const packagesEnabledByNumber: Fault = {
  clause: 'TYP-2',
  about: 'In json IsEnabled is 1 or 0 in the packages of a shipping provider, though not in its services.',
  causes: ['true and false are written as 1 and 0'],
  operations: ['ShippingProvider*'],
  hook: onAnswerMembers({ formats: ['json'], outcome: 'success' }, (members) =>
    changedRecords(members, (record) =>
      record.ShippingProviderPackages === undefined
        ? record
        : {
            ...record,
            ShippingProviderPackages: member
              .records(record, 'ShippingProviderPackages')
              .map((each) => ({ ...each, IsEnabled: numeric(each.IsEnabled === true ? 1 : 0) })),
          },
    ),
  ),
};
