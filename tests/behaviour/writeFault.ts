import type { Hook } from '../../server/Hook.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import type { Store } from '../../server/store/Store.ts';
import type { Format } from '../../specs/Format.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** One call of a server with a defect: what was asked, the right answer for any request, and the store. */
export interface FaultyCall {
  readonly request: RecordValue;
  readonly action: string;
  readonly next: (request: RecordValue) => RecordValue;
  readonly store: Store;
}

/** A defect in how one operation is carried out, in one format, or in all where none is named. */
export const writeFault =
  (operation: string, format: Format | null, handle: (call: FaultyCall) => RecordValue): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const next = (sent: RecordValue): RecordValue => inner.handle(call, sent);
      if (call.operation?.name !== operation || (format !== null && call.format !== format))
        return next(request);
      return handle({ request, action: String(request.mvRecordAction ?? ''), next, store });
    },
  });

export function refuse(message: string): never {
  throw new OperationFailure(message);
}
