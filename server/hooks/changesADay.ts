import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';

/** Accepts this many changes of any kind, deletes among them. Every later one is refused, whatever it contains. */
export const changesADay =
  (limit: number): Hook =>
  (inner) => {
    let count = 0;
    return {
      handle: (call, request) => {
        if (call.operation === null || call.operation.kind === 'get') return inner.handle(call, request);
        count += 1;
        if (count > limit) throw new OperationFailure('The daily quota of changes is exhausted.');
        return inner.handle(call, request);
      },
    };
  };
