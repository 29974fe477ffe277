import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import type { Store } from '../store/Store.ts';

/** Changes an operation's request, or refuses it; without names, for any operation. */
export const onRequest =
  (
    operations: readonly string[] | null,
    edit: (request: RecordValue, store: Store, call: Call) => RecordValue,
  ): Hook =>
  (inner, store) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        (operations?.includes(call.operation?.name ?? '') ?? true) ? edit(request, store, call) : request,
      ),
  });
