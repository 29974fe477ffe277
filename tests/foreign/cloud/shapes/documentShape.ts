import { listOf, numbered, record, shape, textList } from '../values/MemberType.ts';
import { addressShape } from './addressShape.ts';
import { batchDetailShape } from './batchDetailShape.ts';
import { shippingInfoShape } from './shippingInfoShape.ts';

const rowShape = shape({
  int: 'DocumentRowDetailID DocumentRowProductID DocumentRowTaxID DocumentRowDiscountID DocumentRowTotalWeightUnitID',
  string: 'DocumentRowProductSKU DocumentRowProductDescription DocumentRowRemarks',
  number: 'DocumentRowQuantity DocumentRowTotalWeight',
  decimal: `DocumentRowUnitPriceWithoutTaxOrDiscount DocumentTotalTaxAmount DocumentRowTotalDiscountAmount
    DocumentRowTotalAmount`,
  parts: { DocumentRowSerialNumbers: textList, DocumentRowBatchNumbers: listOf(batchDetailShape) },
});

/** The members of mvDocument, and DocumentDescription, which only the rule of updates names. */
export const documentShape = shape({
  int: `DocumentId DocumentTypeId DocumentSupplierClientID DocumentInventoryLocationID DocumentShippingProviderID
    DocumentParentDocId DocumentHandlingDocId DocumentTotalWeightUnitID`,
  string: `DocumentTypeAbbreviation DocumentTypeDescription DocumentNo DocumentReferenceNo DocumentReferenceApplication
    DocumentReferenceNo2 DocumentReferenceApplication2 DocumentReferenceNo3 DocumentReferenceApplication3
    DocumentCurrencyCode DocumentSupplierClientName DocumentBillingAddress DocumentAddress DocumentContactPerson
    DocumentTrackingID DocumentComments DocumentTags DocumentStatus DocumentDescription`,
  datetime: `DocumentDate DocumentCustomOrderDate1 DocumentCustomOrderDate2 DocumentCreationDate
    DocumentLastUpdatedDate`,
  bool: `${numbered('DocumentCustomFlag', 10)} chkReOpenOrCloseRelatedDocs DocumentExcludeFromForecasting`,
  enum: 'DocumentPaymentTermsEnumeration DocumentPaymentMethod',
  number: 'DocumentTotalQuantity DocumentTotalWeight',
  decimal: `DocumentAmountSubtotalWithoutTaxAndDiscount DocumentAmountShipping DocumentAmountTotalDiscount
    DocumentAmountTotalTax DocumentAmountGrandTotal`,
  parts: {
    DocumentAddresses: listOf(addressShape),
    DocumentShippingInfo: record(shippingInfoShape),
    DocumentDetails: listOf(rowShape),
  },
});
