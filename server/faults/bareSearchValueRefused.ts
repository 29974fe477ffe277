import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const bareSearchValueRefused: Fault = {
  clause: 'FLT-4',
  about: 'A SearchValue that is a number is refused.',
  causes: ['a SearchValue that is a number is refused'],
  operations: ['DiscountGet'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (
        call.operation?.name === 'DiscountGet' &&
        /"SearchValue":-?\d/.test(Buffer.from(request.body).toString())
      )
        throw new OperationFailure('SearchValue is no text.', { status: 400 });
      return inner.decode(call, request);
    },
  }),
};
