import { recordsOf } from '../../specs/recordsOf.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** A document or an order of more rows than that is refused before anything else is read of it. */
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
