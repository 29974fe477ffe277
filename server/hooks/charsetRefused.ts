import type { Format } from '../../specs/Format.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';

/** Refuses bodies in these formats whose Content-Type spells the charset in capitals. */
export const charsetRefused =
  (...formats: readonly Format[]): Hook =>
  (inner) => ({
    decode: (call, request) => {
      if (
        formats.some((format) => format === call.body) &&
        /UTF-8/.test(request.headers['content-type'] ?? '')
      )
        throw new OperationFailure('The charset of the request is not supported.', { status: 415 });
      return inner.decode(call, request);
    },
  });
