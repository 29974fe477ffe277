import { listOf, numbered, shape, textList } from '../values/MemberType.ts';
import { batchDetailShape } from './batchDetailShape.ts';

const allocatedShape = shape({
  number: 'WorkOrderBOMRowAllocatedQuantity',
  datetime: 'WorkOrderBOMRowAllocatedDateTime',
  string: 'WorkOrderBOMRowAllocatedDateTimeFormatted',
  parts: {
    WorkOrderBOMRowAllocatedSerialNumbers: textList,
    WorkOrderBOMRowAllocatedBatchNumbers: listOf(batchDetailShape),
  },
});

const rowShape = shape({
  string: `WorkOrderBOMRowProductSKU WorkOrderBOMRowProductDescription WorkOrderBOMRowProductVariant
    WorkOrderBOMRowProductQuantityUnit WorkOrderBOMRowRemarks`,
  number: 'WorkOrderBOMRowOrderedQuantity WorkOrderBOMRowTotalAllocatedQuantity',
  parts: { WorkOrderRowAllocatedDetails: listOf(allocatedShape) },
});

/** The members of mvWorkOrder. */
export const workOrderShape = shape({
  int: 'WorkOrderId WorkOrderTypeId WorkOrderFinishedGoodTypeId WorkOrderInventoryLocationID TopLevelWorkOrderId',
  string: `WorkOrderTypeAbbreviation WorkOrderTypeDescription WorkOrderNo WorkOrderFinishedGoodSKU WorkOrderPriority
    WorkOrderCurrencyCode WorkOrderComments WorkOrderTags WorkOrderReferenceNo WorkOrderReferenceApplication
    WorkOrderReferenceNo2 WorkOrderReferenceApplication2 WorkOrderReferenceNo3 WorkOrderReferenceApplication3
    WorkOrderStatus`,
  datetime: 'WorkOrderStartDate WorkOrderDueDate WorkOrderCreationDate WorkOrderLastUpdatedDate',
  number: `WorkOrderOrderedQuantity WorkOrderReceivedQuantity WorkOrderTotalMaterialCost WorkOrderTotalLabourCost
    WorkOrderTotalOverheadCost WorkOrderFinishedGoodUnitCost`,
  bool: numbered('WorkOrderCustomFlag', 10),
  parts: { WorkOrderDetails: listOf(rowShape) },
});

/** One material of WorkOrderReturnMaterials. */
export const returnMaterialShape = shape({
  string: 'ProductSKU',
  number: 'ReturnQuantity',
  parts: {
    ReturnSerialNumbers: textList,
    ReturnBatchNumbers: listOf(
      shape({ string: 'BatchNumberName', datetime: 'ExpiryDate', number: 'Quantity' }),
    ),
  },
});
