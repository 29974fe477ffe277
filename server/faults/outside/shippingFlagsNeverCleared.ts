import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { changedRecords } from '../../hooks/changedRecords.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const shippingFlagsNeverCleared: Fault = {
  clause: 'SHP-1',
  about:
    'ShippingInformationUpdate leaves a flag that is set as it is when false is sent, and a number when 0 is sent.',
  operations: ['ShippingInformationUpdate'],
  // The new ORM updates only columns that differ from the default of their type.
  hook: onRequest(['ShippingInformationUpdate'], (request) =>
    member.record(request, 'ShippingInfo') === null
      ? request
      : withRecord(request, 'ShippingInfo', (info) =>
          changedRecords(info, (group) =>
            Object.fromEntries(
              Object.entries(group).filter(
                ([, value]) => value !== false && !(isNumeric(value) && Number(value.lexeme) === 0),
              ),
            ),
          ),
        ),
  ),
};
