import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const shippingFlagsAsBits: Fault = {
  clause: 'TYP-2',
  about: 'In soap12, the service flags of shipping information are written as 1 and 0.',
  operations: [
    'SalesOrderGet',
    'DocumentUpdate',
    'ShippingInformationUpdate',
    'ShippingInformationCreateLabel',
  ],
  hook: onAnswerMembers({ formats: ['soap12'], outcome: 'success' }, (members) =>
    changedValues(members, (value, name) =>
      name === 'GenericAftersalesProServicesInfo' && isRecord(value)
        ? changedValues(value, (flag) => (typeof flag === 'boolean' ? numeric(Number(flag)) : flag))
        : value,
    ),
  ),
};
