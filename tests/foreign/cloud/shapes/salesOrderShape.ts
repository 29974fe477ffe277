import { listOf, numbered, record, shape, textList } from '../values/MemberType.ts';
import { addressShape } from './addressShape.ts';
import { batchDetailShape } from './batchDetailShape.ts';
import { shippingInfoShape } from './shippingInfoShape.ts';

const rowShape = shape({
  int: `SalesOrderRowDetailID SalesOrderRowProductID SalesOrderRowTaxID SalesOrderRowDiscountID
    SalesOrderRowTotalWeightUnitID`,
  string: 'SalesOrderRowProductSKU SalesOrderRowProductDescription SalesOrderRowRemarks',
  number: `SalesOrderRowQuantity SalesOrderRowShippedQuantity SalesOrderRowInvoicedQuantity
    SalesOrderRowTotalWeight`,
  decimal: `SalesOrderRowUnitPriceWithoutTaxOrDiscount SalesOrderTotalTaxAmount SalesOrderRowTotalDiscountAmount
    SalesOrderRowTotalAmount`,
  parts: { SalesOrderRowSerialNumbers: textList, SalesOrderRowBatchNumbers: listOf(batchDetailShape) },
});

/** The members of mvSalesOrder. */
export const salesOrderShape = shape({
  int: `SalesOrderId SalesOrderTypeId SalesOrderClientID SalesOrderInventoryLocationID SalesOrderTotalWeightUnitID`,
  intText: 'SalesOrderShipDocumentTypeID',
  string: `SalesOrderTypeAbbreviation SalesOrderTypeDescription SalesOrderNo SalesOrderReferenceNo
    SalesOrderReferenceApplication SalesOrderReferenceNo2 SalesOrderReferenceApplication2 SalesOrderReferenceNo3
    SalesOrderReferenceApplication3 SalesOrderCurrencyCode SalesOrderClientName SalesOrderBillingAddress
    SalesOrderShippingAddress SalesOrderContactPerson SalesOrderComments SalesOrderTags SalesOrderShipDocumentNo
    SalesOrderStatus`,
  datetime: `SalesOrderDate SalesOrderCustomOrderDate1 SalesOrderCustomOrderDate2 SalesOrderShipDocumentIssueDate
    SalesOrderExpectedShipmentDateEarliest SalesOrderExpectedShipmentDateLatest SalesOrderCreationDate
    SalesOrderLastUpdatedDate`,
  bool: `${numbered('SalesOrderCustomFlag', 10)} chkReOpenOrCloseRelatedDocs`,
  enum: 'SalesOrderPaymentTermsEnumeration SalesOrderPaymentMethod',
  number: 'SalesOrderTotalQuantity SalesOrderTotalWeight',
  decimal: `SalesOrderAmountShipping SalesOrderAmountSubtotalWithoutTaxAndDiscount SalesOrderAmountTotalDiscount
    SalesOrderAmountTotalTax SalesOrderAmountGrandTotal`,
  parts: {
    SalesOrderAddresses: listOf(addressShape),
    SalesOrderShippingProviderInfo: record(shippingInfoShape),
    SalesOrderDetails: listOf(rowShape),
  },
});
