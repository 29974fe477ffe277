import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const gatewayKnowsScopes: Variant = {
  about:
    'A gateway lets the key of the run into no operation of shipping information: 403, with json of its own in every format (Authentication 3).',
  blocks: ['control', 'clause:', 'nothing', 'layout', 'fixture:disposable.'],
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
