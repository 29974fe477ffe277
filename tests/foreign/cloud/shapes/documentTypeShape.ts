import { shape } from '../values/MemberType.ts';

const PRINT_OPTIONS = `UseCustomHeader UseCustomFooter ShowClientInPickPackSlips UseCustomHeaderPackingSlip
  UseCustomFooterPackingSlip UseCustomHeaderPickingSlip UseCustomFooterPickingSlip UseCustomHeaderDeliverySlip
  UseCustomFooterDeliverySlip UseCustomFont ShowEAN ShowSKU ShowSubLocation ShowMovedQuantity ShowURL
  ShowSerialNumbers UseCustomSubject ShowPreTaxTotalsInRow ShowPostTaxTotalsInRow ShowPreDiscountTotalsInRow
  ShowPostDiscountTotalsInRow`;

/** The members of mvDocumentType. */
export const documentTypeShape = shape({
  int: `DocumentTypeID DocumentTypeCompanyID RelatedDocumentTypeID DocumentTypeAutoNumberingStartFrom
    DocumentTypeAutoNumberingNextNumber`,
  string: `DocumentTypeAbbreviation DocumentTypeDescription DocumentTypeAutoNumberingPrefix
    DocumentTypeAutoNumberingPostfix`,
  enum: 'DocumentTypeStockChange InvoiceType',
  bool: `RestrictProductsBySupplier UpdateSupplierClientPriceWhenIssued IsReturn IsAdjustment IsTransfer IsSalesQuote
    IsSalesOrder IsPurchaseOrder IsFinishedGoodsReceipt IsWorkOrder IsHandlingInvoice IsRemoteDelivery
    DocumentTypeOptionsShowSKUImage DocumentTypeOptionsShowSupplierSKU DocumentTypeOptionsShowTax
    DocumentTypeOptionsShowDiscount DocumentTypeOptionsShowRemarks DocumentTypeOptionsShowWeight
    DocumentTypeOptionsShowExpectedDeliveryDate DocumentTypeOptionsShowDateTime DocumentTypeAutoNumbering
    ${PRINT_OPTIONS.split(/\s+/)
      .map((option) => `DocumentTypePrintOptions${option}`)
      .join(' ')}`,
});
