import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordWrite } from './writtenRecords.ts';

interface Lost {
  /** The operation of which one call is refused. */
  readonly refused: string;
  /** The write that is answered as usual after that, and not kept: the next of this operation with this action. */
  readonly operation: string;
  readonly action: string;
}

/** After a refused call, loses the next write of one kind to a record that is there. */
export const lostAfterRefusal =
  ({ refused, operation, action }: Lost): Hook =>
  (inner, store) => {
    let isLosing = false;
    return {
      handle: (call, request) => {
        const { name } = call.operation ?? {};
        const write = name === operation ? recordWrite(operation, request, store) : undefined;
        try {
          const result = inner.handle(call, request);
          if (!isLosing || write?.action !== action) return result;
          isLosing = false;
          if (write.stored !== undefined)
            write.table(store).put(member.int(write.sent, write.id), write.stored);
          return result;
        } catch (error) {
          isLosing ||= name === refused;
          throw error;
        }
      },
    };
  };
