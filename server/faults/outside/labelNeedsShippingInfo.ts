import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const labelNeedsShippingInfo: Fault = {
  clause: 'ACT-10',
  about: 'A label is refused when ShippingInfo is left out, though the document has shipping information.',
  causes: ['a member that may be left out is needed'],
  operations: ['ShippingInformationCreateLabel'],
  hook: onRequest(['ShippingInformationCreateLabel'], (request) => {
    if (member.has(request, 'ShippingInfo')) return request;
    throw new OperationFailure('ShippingInfo is missing. No label was made.');
  }),
};
