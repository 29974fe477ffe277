import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';
import { member } from '../../records/member.ts';

export const noShippingIsNotFound: Fault = {
  clause: 'ENV-11',
  about:
    'ShippingInformationGet of a document that has no shipping information succeeds with ErrorCode 0, but with HTTP status 404.',
  operations: ['ShippingInformationGet'],
  hook: (inner) => ({
    encode: (call, reply) => {
      const isMeant =
        isThere({ operations: ['ShippingInformationGet'], outcome: 'success' }, call, reply) &&
        member.record(reply.members, 'ShippingInfo') === null;
      return inner.encode(call, isMeant ? { ...reply, status: 404 } : reply);
    },
  }),
};
