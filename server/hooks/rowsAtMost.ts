import { recordsOf } from '../../specs/recordsOf.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Refuses a document or an order with more rows than this, before anything else in it is read. */
export const rowsAtMost =
  (most: number): Hook =>
  (inner) => ({
    handle: (call, request) => {
      for (const kind of ['Document', 'PurchaseOrder'] as const) {
        const rows = recordsOf(member.record(request, `mv${kind}`)?.[`${kind}Details`]);
        if (rows.length > most) throw new OperationFailure(`At most ${most} entries in ${kind}Details.`);
      }
      return inner.handle(call, request);
    },
  });
