import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const gatewayForbidsShipping: Variant = {
  about:
    'A gateway answers every call of shipping information with 403 and json of its own, in every format (Authentication 3).',
  blocks: ['control', 'nothing', 'fixture:disposable.'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (/^ShippingInformation/.test(call.operation?.name ?? ''))
        throw new OperationFailure('barred', { status: 403 });
      return inner.decode(call, request);
    },
    encode: (call, reply) => {
      const answer = inner.encode(call, reply);
      if (reply.status !== 403) return answer;
      const body = Buffer.from('{"message":"Forbidden"}');
      return { ...answer, headers: { 'content-type': 'application/json' }, body };
    },
  }),
};
