import { OperationFailure } from '../OperationFailure.ts';

/** Locks of records, by any name for a record. A locked one refuses this many writes, each with the message. */
export function recordLocks(refusals: number, message: string) {
  const left = new Map<string, number>();
  return {
    lock: (record: string): void => void left.set(record, refusals),
    /** Raises OperationFailure as long as the record is locked. */
    refuseIfLocked: (record: string): void => {
      const more = left.get(record) ?? 0;
      if (more === 0) return;
      left.set(record, more - 1);
      throw new OperationFailure(message);
    },
  };
}
