import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const keyFoundWithoutBlanks: Fault = {
  clause: 'AUTH-1',
  about:
    'A gateway looks for `"APIKEY":"` in bodies of json, and finds no key where a blank stands behind the colon.',
  causes: ['the key is not found in a body with other white space between its values'],
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.body === 'json' && !Buffer.from(request.body).includes('"APIKEY":"'))
        throw new OperationFailure('APIKEY is missing.', { status: 401 });
      return inner.decode(call, request);
    },
  }),
};
