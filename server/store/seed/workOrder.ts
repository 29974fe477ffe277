import { numeric } from '../../../specs/numeric.ts';
import type {
  mvWorkOrder,
  mvWorkOrderRow,
  WorkOrderRowAllocatedDetail,
} from '../../../specs/records/records.ts';
import type { DateTime } from '../../../specs/Value.ts';
import { member } from '../../records/member.ts';
import { recordOf } from '../../records/recordOf.ts';
import { batchProduct, materials, serialProduct } from './catalogue.ts';
import { dates } from './dates.ts';
import type { Seeding } from './Seeding.ts';
import { texts } from './texts.ts';

/**
 * A work order in that status, with eight units allocated of a product in two batches, so that three returns leave some of both. It also
 * has five of a product with serial numbers, or four in every sixth order. So returns of one and of two leave two numbers, or one.
 * Bolts are from a single batch. It has the last `count` rows.
 */
export function workOrder(id: number, status: string, { random }: Seeding, count = 3): mvWorkOrder {
  const labour = random.int(10, 400);
  return recordOf('mvWorkOrder', {
    WorkOrderId: numeric(id),
    WorkOrderTypeId: numeric(-4),
    WorkOrderFinishedGoodTypeId: numeric(-5),
    WorkOrderTypeAbbreviation: 'WO',
    WorkOrderTypeDescription: 'Work order',
    WorkOrderNo: `WO-${id}`,
    WorkOrderFinishedGoodSKU: 'DESK-BEECH-001',
    WorkOrderStartDate: dates.some(random),
    WorkOrderDueDate: id % 2 === 0 ? dates.unset : dates.some(random),
    WorkOrderPriority: random.pick(['Medium', 'High']),
    WorkOrderCurrencyCode: 'EUR',
    WorkOrderInventoryLocationID: numeric(1),
    WorkOrderComments: texts[id % texts.length] ?? '',
    WorkOrderReferenceNo: `00${id}`,
    WorkOrderOrderedQuantity: numeric(10),
    WorkOrderReceivedQuantity: numeric(5),
    WorkOrderTotalMaterialCost: numeric(random.decimal(900)),
    WorkOrderTotalLabourCost: numeric(labour),
    WorkOrderTotalOverheadCost: numeric(`${labour}.25`),
    WorkOrderFinishedGoodUnitCost: numeric(random.decimal(90)),
    WorkOrderDetails: rows(id, dates.some(random)).slice(-count),
    WorkOrderStatus: status,
    WorkOrderCreationDate: dates.some(random),
    WorkOrderLastUpdatedDate: dates.some(random),
    WorkOrderCustomFlag1: id % 2 === 0,
  });
}

function rows(id: number, allocated: DateTime): readonly mvWorkOrderRow[] {
  const serials = [1, 2, 3, 4, 5].slice(id % 6 === 2 ? 1 : 0).map((number) => `SN-${id}-${number}`);
  const common = {
    WorkOrderBOMRowAllocatedQuantity: numeric(4),
    WorkOrderBOMRowAllocatedDateTime: allocated,
    WorkOrderBOMRowAllocatedDateTimeFormatted: 'allocated, 1st shift',
  };
  return [
    row(serialProduct.sku, 'Screen', [
      {
        ...common,
        WorkOrderBOMRowAllocatedQuantity: numeric(serials.length),
        WorkOrderBOMRowAllocatedSerialNumbers: serials,
      },
    ]),
    row(batchProduct.sku, 'Paint, "white"', [
      {
        ...common,
        WorkOrderBOMRowAllocatedQuantity: numeric(8),
        WorkOrderBOMRowAllocatedBatchNumbers: [
          { BatchNumberName: 'B-2031', ExpiryDate: dates.expiry(2031, 5), AssignedQTYInDetail: numeric(4) },
          { BatchNumberName: 'B-2032', ExpiryDate: dates.unset, AssignedQTYInDetail: numeric(4) },
        ],
      },
    ]),
    row(materials[0]?.sku ?? '', 'Bolts', [
      {
        ...common,
        WorkOrderBOMRowAllocatedDateTime: dates.unset,
        WorkOrderBOMRowAllocatedBatchNumbers: [
          { BatchNumberName: 'B-M8', ExpiryDate: dates.unset, AssignedQTYInDetail: numeric(4) },
        ],
      },
    ]),
  ];
}

const allocatedIn = (details: readonly WorkOrderRowAllocatedDetail[]) =>
  numeric(details.reduce((sum, detail) => sum + member.int(detail, 'WorkOrderBOMRowAllocatedQuantity'), 0));

const row = (
  sku: string,
  description: string,
  allocated: readonly WorkOrderRowAllocatedDetail[],
): mvWorkOrderRow => ({
  WorkOrderBOMRowProductSKU: sku,
  WorkOrderBOMRowProductDescription: description,
  WorkOrderBOMRowProductVariant: 'matt & {plain}',
  WorkOrderBOMRowProductQuantityUnit: 'pcs',
  WorkOrderBOMRowRemarks: 'store A: shelf [3]',
  WorkOrderBOMRowOrderedQuantity: numeric('12.5'),
  WorkOrderBOMRowTotalAllocatedQuantity: allocatedIn(allocated),
  WorkOrderRowAllocatedDetails: allocated,
});
