import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

const writing = ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'];

const beyond =
  /^(?:LessThanTwoKilograms|LessThanFourKilograms|SubmissionOfTenderDocuments|NextDayAirTransportToIslands|ContainsDocumentsOnlyAndIsLessThanTwoKilograms)$/;

export const flagsIn16Bits: Fault = {
  clause: 'SHP-1',
  about:
    'The service flags of a shipment are kept as bits of a 16-bit column. The last five of the 21 are always false in the echo.',
  operations: writing,
  hook: onSent({ operations: writing }, beyond, (value) => (value === null ? null : false)),
};
