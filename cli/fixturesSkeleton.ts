import type { Plan } from '../harness/Plan.ts';
import type { DisposableKind } from '../specs/Operation.ts';

/**
 * A fixtures file to fill in: every member, and of each disposable kind as many as the plan uses up.
 *
 * Places to fill are null, which is refused when it is left; members that the target has nothing for are taken out.
 */
export function fixturesSkeleton(plan: Plan): string {
  const needed = new Map<DisposableKind, number>();
  for (const { operation, expects } of plan.evidence.values()) {
    if (operation?.disposable === undefined || expects !== 'success') continue;
    needed.set(operation.disposable, (needed.get(operation.disposable) ?? 0) + 1);
  }
  const many = (kind: DisposableKind, item: () => unknown): unknown[] =>
    Array.from({ length: needed.get(kind) ?? 0 }, item);
  const skeleton = {
    $comment: `Fill in each null or take its member out. Disposable records are used up: ${[...needed].map(([kind, count]) => `${count} ${kind}`).join(', ')} for one run.`,
    knownSkus: [null],
    unknownSku: null,
    goodsInboundDocumentTypeId: null,
    receiveDocumentTypeId: null,
    supplierId: null,
    supplierName: null,
    inventoryLocationId: null,
    customReportId: null,
    settingName: null,
    documentIdWithShipping: null,
    openWorkOrders: [null],
    batchProductSku: null,
    batchesByExpiry: [null],
    eventType: null,
    eventTrigger: null,
    samples: { mvCompany: {}, mvPurchaseOrder: {} },
    disposable: {
      discounts: many('discounts', () => null),
      boms: many('boms', () => null),
      documentTypes: many('documentTypes', () => null),
      contactPersons: many('contactPersons', () => null),
      closedWorkOrders: many('closedWorkOrders', () => null),
      allocatedWorkOrders: many('allocatedWorkOrders', () => ({
        id: null,
        sku: null,
        quantity: null,
        serials: [],
        batches: [],
      })),
      finishedGoodReceipts: many('finishedGoodReceipts', () => ({ id: null, workOrderId: null })),
    },
  };
  return JSON.stringify(skeleton, null, 2);
}
