import { isNumeric } from '../../../specs/numeric.ts';
import type { Call } from '../../Call.ts';
import type { Fault } from '../../Fault.ts';
import { isThere } from '../../hooks/Where.ts';

const quoted = /"FinishedGoodIDToDeleteItsBOM"\s*:\s*"/;

export const bomIdEchoedAsText: Fault = {
  clause: 'TYP-1',
  about:
    'In json, the entityID of a failed ProductBOMDelete is quoted when the id was sent as text, because the sent value is echoed.',
  operations: ['ProductBOMDelete'],
  hook: (inner) => {
    const asText = new WeakSet<Call>();
    return {
      decode: (call, request) => {
        const isMeant = call.operation?.name === 'ProductBOMDelete' && call.body === 'json';
        if (isMeant && quoted.test(Buffer.from(request.body).toString('utf8'))) asText.add(call);
        return inner.decode(call, request);
      },
      encode: (call, reply) => {
        const { entityID } = reply.members;
        return asText.has(call) &&
          isThere({ formats: ['json'], outcome: 'failure' }, call, reply) &&
          isNumeric(entityID)
          ? inner.encode(call, { ...reply, members: { ...reply.members, entityID: entityID.lexeme } })
          : inner.encode(call, reply);
      },
    };
  },
};
