import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const charsetInCapitalsIn12: Fault = {
  clause: 'FMT-4',
  level: 'SHOULD',
  about: 'An envelope at soap12 is refused where its Content-Type says UTF-8 and not utf-8.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body === 'soap12' && /UTF-8/.test(request.headers['content-type'] ?? ''))
        throw new OperationFailure('The charset of the request is not supported.', { status: 415 });
      return inner.decode(call, request);
    },
  }),
};
