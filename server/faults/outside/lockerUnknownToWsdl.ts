import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const lockerUnknownToWsdl: Fault = {
  clause: 'SHP-1',
  about:
    'The WSDL was generated before parcel lockers came, so that the SOAP binding passes over LockerId in the request. The answer shows the LockerId that the document had before.',
  operations: ['ShippingInformationUpdate'],
  hook: onSentMembers(
    { operations: ['ShippingInformationUpdate'], bodies: ['soap11', 'soap12'] },
    /^LockerId$/,
    () => undefined,
  ),
};
