import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import type { Store } from '../store/Store.ts';

/** Changes the result of a successful operation, knowing the request. */
export const onSuccess =
  (
    operations: readonly string[],
    edit: (result: RecordValue, request: RecordValue, store: Store) => RecordValue,
  ): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      return operations.includes(call.operation?.name ?? '') ? edit(result, request, store) : result;
    },
  });
