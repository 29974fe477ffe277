import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const soap12WithoutAction: Variant = {
  about:
    'On soap12 a request with the header SOAPAction is refused with HTTP 400, since SOAP 1.2 has none. Without it the same call works (FMT-4: the header is not said of soap12).',
  hook: (inner) => ({
    decode: (call, request) => {
      const [path = ''] = request.url.split('?', 1);
      if (path.endsWith('/soap12') && request.headers.soapaction !== undefined)
        throw new OperationFailure('SOAP 1.2 has no header SOAPAction: please leave it out.', {
          status: 400,
        });
      return inner.decode(call, request);
    },
  }),
};
