import type { Hook } from '../Hook.ts';
import type { OperationFailure } from '../OperationFailure.ts';

/** Lets one call of so many fail and do nothing; `failure` is given how many calls there were. */
export const failsNowAndThen =
  (share: number, failure: (count: number) => OperationFailure): Hook =>
  (inner) => {
    let count = 0;
    return {
      handle: (call, request) => {
        count += 1;
        if (count % share === 0) throw failure(count);
        return inner.handle(call, request);
      },
    };
  };
