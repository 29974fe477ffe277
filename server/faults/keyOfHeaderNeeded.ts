import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const keyOfHeaderNeeded: Fault = {
  clause: 'AUTH-1',
  about: 'In csv ProductBundleUpdate wants the key in a header too.',
  causes: ['the key in the body is not enough'],
  operations: ['ProductBundleUpdate'],
  hook: (inner) => ({
    decode: (call, request) => {
      const isMissing = call.body === 'csv' && request.headers['x-api-key'] === undefined;
      if (isMissing && call.operation?.name === 'ProductBundleUpdate')
        throw new OperationFailure('The header X-Api-Key is missing.', { status: 401 });
      return inner.decode(call, request);
    },
  }),
};
