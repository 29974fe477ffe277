import { purchaseOrder } from '../../../generators/records/ordersAndDocuments.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { judgesStatus } from '../../../harness/verdicts/echo.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';
import { insertRecord } from '../../probes/madeForScenarios.ts';

/** The plain order without an inventory location, which no rule calls mandatory. Where the plain one has none, that one itself. */
const withoutLocation = probe({
  name: 'without-a-location',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const evidence = takenEvidence(await context.other(plainKey(place)), place);
    if (context.fixtures.inventoryLocationId === undefined) return { kind: 'evidence', evidence };
    const record = purchaseOrder(context, `no-location-${place.format}`);
    const { PurchaseOrderInventoryLocationID: _location, ...order }: RecordValue = record;
    return asEvidence(await insertRecord(context, place, large(order)));
  },
});

/** Of more pieces: from some amount on a server may want somebody's word, whatever was sent. */
const large = (order: RecordValue): RecordValue => ({
  ...order,
  PurchaseOrderDetails: recordsOf(order.PurchaseOrderDetails).map((row, index) => ({
    ...row,
    PurchaseOrderRowQuantity: numeric(800 + index),
  })),
});

const verifiedStatus = judgesStatus('PurchaseOrderStatus', 'Verified');

/** A purchase order that is inserted as Verified is Verified, with an inventory location and without. */
export const PO1 = clause('PO-1', {
  statement: 'Insert with the status Verified gives a Verified purchase order.',
  section: 'States and transitions',
  judging: 'A valid insert sends PurchaseOrderId 0, PurchaseOrderNo and PurchaseOrderStatus.',
  appliesTo: toPurchaseOrders,
  checks: [
    on(plainCall, verifiedStatus, { reads: 'status' }),
    on(withoutLocation, verifiedStatus, { slug: 'without-location', reads: 'status' }),
  ],
});
