import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

/** From the seventeenth on. */
const lost = [
  'LessThanTwoKilograms',
  'LessThanFourKilograms',
  'SubmissionOfTenderDocuments',
  'NextDayAirTransportToIslands',
  'ContainsDocumentsOnlyAndIsLessThanTwoKilograms',
];

export const flagsInSixteenBits: Fault = {
  clause: 'SHP-1',
  about:
    'The flags of shipping information are kept in sixteen bits: those behind the sixteenth are always false.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate'],
  hook: onRequest(['ShippingInformationUpdate'], (request) =>
    withRecord(request, 'ShippingInfo', (info) => {
      const flags = member.record(info, 'GenericAftersalesProServicesInfo');
      return flags === null
        ? info
        : {
            ...info,
            GenericAftersalesProServicesInfo: {
              ...flags,
              ...Object.fromEntries(
                lost.filter((name) => member.has(flags, name)).map((name) => [name, false]),
              ),
            },
          };
    }),
  ),
};
