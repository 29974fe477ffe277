import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const labelNotWithShippingInfo: Fault = {
  clause: 'ACT-10',
  about: 'A label of a document that exists is refused when ShippingInfo is sent for it.',
  causes: ['a member that may be sent is refused'],
  operations: ['ShippingInformationCreateLabel'],
  hook: refusing(
    ['ShippingInformationCreateLabel'],
    (request, _, { documents }) =>
      member.has(request, 'ShippingInfo') && documents.get(member.int(request, 'DocumentId')) !== undefined,
    'The shipping information of this document could not be written. No label was made.',
  ),
};
