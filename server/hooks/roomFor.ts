import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { recordWrite } from './writtenRecords.ts';

/** Only this many more records of each kind fit in. An inserted record counts for good, even if it is deleted again. */
export const roomFor =
  (room: number, kinds: readonly string[]): Hook =>
  (inner, store) => {
    const made = new Map<string, number>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!kinds.includes(name)) return inner.handle(call, request);
        const { action, stored, table } = recordWrite(name, request, store);
        const count = made.get(name) ?? 0;
        const isInsert = action === 'Insert' || (action.startsWith('InsertOrUpdate') && stored === undefined);
        if (isInsert && count >= room)
          throw new OperationFailure('Your plan holds no more of these. Nothing was written.');
        const before = table(store).all().length;
        const result = inner.handle(call, request);
        if (table(store).all().length > before) made.set(name, count + 1);
        return result;
      },
    };
  };
