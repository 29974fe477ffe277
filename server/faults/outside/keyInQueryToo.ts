import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const keyInQueryToo: Fault = {
  clause: 'AUTH-1',
  about: 'ContactPersonDelete in xml wants the key in the query as well as in the body.',
  causes: ['the key in the body is not enough'],
  operations: ['ContactPersonDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      const wanted = call.operation?.name === 'ContactPersonDelete' && call.body === 'xml';
      if (wanted && !call.query.has('APIKEY'))
        throw new OperationFailure('APIKEY is missing.', { status: 401 });
      return inner.handle(call, request);
    },
  }),
};
