import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';

/** Accepts the calls that `isMeant` selects only with a header, whatever key is in their body. */
export const headerWanted =
  (header: string, isMeant: (call: Call) => boolean): Hook =>
  (inner) => ({
    decode: (call, request) => {
      if (isMeant(call) && request.headers[header] === undefined)
        throw new OperationFailure(`The header ${header} is missing.`, { status: 401 });
      return inner.decode(call, request);
    },
  });
