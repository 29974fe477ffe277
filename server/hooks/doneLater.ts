import type { RecordValue } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import type { Store } from '../store/Store.ts';

/** One call, with what it sent and what it was answered. */
interface Done {
  readonly call: Call;
  readonly request: RecordValue;
  readonly result: RecordValue;
}

/**
 * A job that comes to a record so many calls after it was written. `written` gives the id of a record that it is to come to, and
 * null for any other call.
 */
export const doneLater =
  (laterBy: number, written: (done: Done) => number | null, job: (store: Store, id: number) => void): Hook =>
  (inner, store) => {
    const due = new Map<number, number>();
    let calls = 0;
    return {
      handle: (call, request) => {
        calls += 1;
        for (const [id, at] of due) {
          if (at > calls) continue;
          due.delete(id);
          job(store, id);
        }
        const result = inner.handle(call, request);
        const id = written({ call, request, result });
        if (id !== null) due.set(id, calls + laterBy);
        return result;
      },
    };
  };
