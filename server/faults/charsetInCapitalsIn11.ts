import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const charsetInCapitalsIn11: Fault = {
  clause: 'FMT-3',
  level: 'SHOULD',
  about: 'An envelope at soap11 is refused where its Content-Type says UTF-8 and not utf-8.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body === 'soap11' && /UTF-8/.test(request.headers['content-type'] ?? ''))
        throw new OperationFailure('The charset of the request is not supported.', { status: 415 });
      return inner.decode(call, request);
    },
  }),
};
