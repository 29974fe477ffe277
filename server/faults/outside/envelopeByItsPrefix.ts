import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const envelopeByItsPrefix: Fault = {
  clause: 'FMT-3',
  about:
    'An envelope of SOAP 1.1 is known by the prefixes that most tools write, and under another one it is refused.',
  causes: ['a request in {format} is refused (HTTP {status})'],
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const isRefused =
        call.body === 'soap11' &&
        !/<(soap|soapenv|SOAP-ENV):Envelope/.test(Buffer.from(request.body).toString('latin1'));
      if (isRefused) throw new OperationFailure('There is no Envelope in the request.', { status: 500 });
      return inner.decode(call, request);
    },
  }),
};
