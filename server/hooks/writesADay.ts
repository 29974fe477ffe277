import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { recordWrites } from './writtenRecords.ts';

/** Accepts this many writes of records. Every later one is refused, whatever it contains. */
export const writesADay =
  (limit: number): Hook =>
  (inner) => {
    let count = 0;
    return {
      handle: (call, request) => {
        if (!recordWrites.includes(call.operation?.name ?? '')) return inner.handle(call, request);
        count += 1;
        if (count > limit) throw new OperationFailure('The daily limit of writes is used up.');
        return inner.handle(call, request);
      },
    };
  };
