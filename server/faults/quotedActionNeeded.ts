import type { Fault } from '../Fault.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const quotedActionNeeded: Fault = {
  clause: 'FMT-3',
  about: 'On soap11 a SOAPAction without quotes is refused.',
  causes: ['a request in {format} is refused (HTTP {status})'],
  operations: ['CompanyGet', 'DiscountDelete'],
  hook: (inner) => ({
    decode: (call, request) => {
      const isBare = !/^".*"$/.test(request.headers.soapaction ?? '');
      if (call.body === 'soap11' && call.format === 'soap11' && isBare)
        throw new OperationFailure('SOAPAction must be quoted.', { status: 400 });
      return inner.decode(call, request);
    },
  }),
};
