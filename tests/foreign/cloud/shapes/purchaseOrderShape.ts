import { listOf, numbered, shape, textList } from '../values/MemberType.ts';
import { addressShape } from './addressShape.ts';
import { batchDetailShape } from './batchDetailShape.ts';

const rowShape = shape({
  int: `PurchaseOrderRowDetailID PurchaseOrderRowProductID PurchaseOrderRowTaxID PurchaseOrderRowDiscountID
    PurchaseOrderRowTotalWeightUnitID`,
  string: 'PurchaseOrderRowProductSKU PurchaseOrderRowProductDescription PurchaseOrderRowRemarks',
  number: `PurchaseOrderRowQuantity PurchaseOrderRowReceivedQuantity PurchaseOrderRowInvoicedQuantity
    PurchaseOrderRowTotalWeight`,
  decimal: `PurchaseOrderRowUnitPriceWithoutTaxOrDiscount PurchaseOrderTotalTaxAmount
    PurchaseOrderRowTotalDiscountAmount PurchaseOrderRowTotalAmount`,
  datetime: 'PurchaseOrderRowExpectedReceivingDateEarliest PurchaseOrderRowExpectedReceivingDateLatest',
  parts: { PurchaseOrderRowSerialNumbers: textList, PurchaseOrderRowBatchNumbers: listOf(batchDetailShape) },
});

/** The members of mvPurchaseOrder. */
export const purchaseOrderShape = shape({
  int: `PurchaseOrderId PurchaseOrderTypeId PurchaseOrderSupplierID PurchaseOrderInventoryLocationID
    PurchaseOrderTotalWeightUnitID PurchaseOrderReceiveDocumentTypeID`,
  string: `PurchaseOrderTypeAbbreviation PurchaseOrderTypeDescription PurchaseOrderNo PurchaseOrderReferenceNo
    PurchaseOrderReferenceApplication PurchaseOrderReferenceNo2 PurchaseOrderReferenceApplication2
    PurchaseOrderReferenceNo3 PurchaseOrderReferenceApplication3 PurchaseOrderCurrencyCode PurchaseOrderSupplierName
    PurchaseOrderAddress PurchaseOrderPickupAddress PurchaseOrderContactPerson PurchaseOrderComments PurchaseOrderTags
    PurchaseOrderReceiveDocumentNo PurchaseOrderStatus`,
  datetime: `PurchaseOrderDate PurchaseOrderCustomOrderDate1 PurchaseOrderCustomOrderDate2 PurchaseOrderCreationDate
    PurchaseOrderLastUpdatedDate PurchaseOrderExpectedReceivingDateEarliest PurchaseOrderExpectedReceivingDateLatest
    PurchaseOrderReceiveDocumentIssueDate`,
  bool: `${numbered('PurchaseOrderCustomFlag', 10)} chkReOpenOrCloseRelatedDocs`,
  enum: 'PurchaseOrderPaymentTermsEnumeration PurchaseOrderPaymentMethod',
  number: 'PurchaseOrderTotalWeight PurchaseOrderTotalQuantity',
  decimal: `PurchaseOrderAmountSubtotalWithoutTaxAndDiscount PurchaseOrderAmountTotalDiscount
    PurchaseOrderAmountTotalTax PurchaseOrderAmountGrandTotal`,
  parts: { PurchaseOrderAddresses: listOf(addressShape), PurchaseOrderDetails: listOf(rowShape) },
});
