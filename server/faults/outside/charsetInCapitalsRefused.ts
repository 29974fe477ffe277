import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const charsetInCapitalsRefused: Fault = {
  clause: 'FMT-1',
  level: 'SHOULD',
  about:
    'A request fails if its Content-Type spells the charset in capitals, as in application/json; charset=UTF-8.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const isSoap = call.body === 'soap11' || call.body === 'soap12';
      if (!isSoap && /charset="?UTF-8/.test(request.headers['content-type'] ?? ''))
        throw new OperationFailure('The charset of the request is not supported.', { status: 415 });
      return inner.decode(call, request);
    },
  }),
};
