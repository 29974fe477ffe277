import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const soapHeaderInTheWay: Fault = {
  clause: 'FMT-3',
  about:
    'A soap11 envelope with a Header element before its Body, even an empty one, is not understood and fails.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const text = call.body === 'soap11' ? Buffer.from(request.body).toString('latin1') : '';
      if (/<(?:[\w.-]+:)?Header[\s/>]/.test(text))
        throw new OperationFailure('The first element of the envelope is not its Body.');
      return inner.decode(call, request);
    },
  }),
};
