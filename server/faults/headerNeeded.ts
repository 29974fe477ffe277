import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const headerNeeded: Fault = {
  clause: 'AUTH-1',
  about: 'UserGet wants an Authorization header.',
  causes: ['the key in the body is not enough'],
  operations: ['UserGet', 'CompanyGet'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.operation?.name === 'UserGet' && request.headers.authorization === undefined)
        throw new OperationFailure('Authorization is missing.', { status: 401 });
      return inner.decode(call, request);
    },
  }),
};
