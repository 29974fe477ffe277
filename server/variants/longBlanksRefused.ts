import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** A run of white space that this server takes for an attack. */
const blanks = /\s{500}/;

export const longBlanksRefused: Variant = {
  about:
    'A firewall before the server takes 500 blanks or line breaks in a row for an attack, under 403 (rule 3).',
  hook: (inner) => ({
    decode: (call, request) => {
      if (blanks.test(Buffer.from(request.body).toString('latin1')))
        throw new OperationFailure('Blocked: suspicious white space.', { status: 403 });
      return inner.decode(call, request);
    },
  }),
};
