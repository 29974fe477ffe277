import { OperationFailure } from '../OperationFailure.ts';

/**
 * Locks of records, by any name for a record. A locked one refuses some writes, each with the message. Each record has one of the numbers
 * of refusals for good. A client that makes its calls in turns meets a lock of one write in another way than one of five. One that waits a few
 * seconds makes more than five calls.
 */
export function recordLocks(message: string, numbers: readonly number[] = [5, 1, 2, 3]) {
  const refusals = new Map<string, number>();
  const left = new Map<string, number>();
  return {
    lock: (record: string): void => {
      const number = refusals.get(record) ?? numbers[refusals.size % numbers.length] ?? 0;
      refusals.set(record, number);
      left.set(record, number);
    },
    /** Raises OperationFailure as long as the record is locked. */
    refuseIfLocked: (record: string): void => {
      const more = left.get(record) ?? 0;
      if (more === 0) return;
      left.set(record, more - 1);
      throw new OperationFailure(message);
    },
  };
}
