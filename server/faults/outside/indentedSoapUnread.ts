import type { Fault } from '../../Fault.ts';
import { OperationFailure } from '../../OperationFailure.ts';

export const indentedSoapUnread: Fault = {
  clause: 'FMT-4',
  about:
    'soap12 takes the first node of the Body for the operation: if the envelope is indented, that is a line break, and the call is refused.',
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      const text = Buffer.from(request.body).toString('utf8');
      if (call.body === 'soap12' && /<(?:[\w.-]+:)?Body(?:\s[^>]*)?>\s+</.test(text))
        throw new OperationFailure('The Body of the envelope holds no operation.', { status: 400 });
      return inner.decode(call, request);
    },
  }),
};
