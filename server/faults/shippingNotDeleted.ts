import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const shippingNotDeleted: Fault = {
  clause: 'SHP-1',
  about: 'Shipping information of a document that is there can not be deleted.',
  operations: ['ShippingInformationDelete'],
  hook: refusing(
    ['ShippingInformationDelete'],
    (request, _, store) => store.documents.get(member.int(request, 'DocumentId')) !== undefined,
    'Shipping information is kept.',
  ),
};
