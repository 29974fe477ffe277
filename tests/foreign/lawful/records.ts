import { type Members, members } from './types.ts';

/** The members of every record; `Etag` is this server's own, which the document allows (ENV-13). */
const records: Readonly<Record<string, Members>> = {
  ResponseStatus: members('ErrorCode Message StackTrace Errors:[ResponseError]'),
  ResponseError: members('ErrorCode FieldName Message'),
  Filter: members('AndOr Group FieldName SearchOperator SearchValue'),
  mvUser: members('UserLogin UserFullName UserIsActive:bool UserRoles:[text] UserSince:date'),
  mvAccountSetting: members('SettingKey SettingText SettingIsDefault:bool'),
  mvDiscount: members('DiscountID:int DiscountName DiscountDescription DiscountValue:decimal Etag'),
  mvProductBOM: members('ProductID:int ProductSKU mvRawMaterials:[mvRawMaterial] Etag'),
  mvRawMaterial: members('ProductID:int ProductSKU ProductDescription RawMaterialQuantity:decimal'),
  mvDashboardBox: members(
    'DashboardBoxID:int DashboardBoxTitle DashboardBoxDescription DashboardBoxType DashboardBoxGridType Etag',
  ),
  mvShippingProvider: members(`
    ShippingProviderId:int ShippingProviderName ShippingProviderTrackingURL ShippingProviderComments
    ShippingProviderServices:[ShippingProviderService] ShippingProviderPackages:[ShippingProviderPackage]
    ShippingProviderApplication Etag`),
  ShippingProviderService: members('Id IsEnabled:bool Name'),
  ShippingProviderPackage: members('Id IsEnabled:bool Name'),
  mvCompany: members(`
    CompanyId:int CompanyName CompanyIsDefault:bool CompanyAddress:mvAddress CompanyEmail CompanyPhone
    CompanyCurrency CompanyTaxIdNumber CompanyComments CompanyTimeZoneOffsetInMinutes:int
    CompanyDaylightSavingFlag:bool CompanyDaylightStartDate:date CompanyDaylightEndDate:date Etag`),
  mvAddress: members(`
    AddressType AddressLine{1-3} Name Phone Email TaxIdNumber Organization City State Country CountryName
    Longitude Latitude ZipCode`),
  mvSalesOrder: members(`
    SalesOrderId:int SalesOrderTypeId:int SalesOrderTypeAbbreviation SalesOrderTypeDescription SalesOrderNo
    SalesOrderReferenceNo SalesOrderReferenceApplication SalesOrderReferenceNo{2-3}
    SalesOrderReferenceApplication{2-3} SalesOrderDate:date SalesOrderCustomOrderDate{1-2}:date
    SalesOrderCurrencyCode SalesOrderClientID:int SalesOrderClientName SalesOrderBillingAddress
    SalesOrderShippingAddress SalesOrderContactPerson SalesOrderAddresses:[mvAddress]
    SalesOrderInventoryLocationID:int SalesOrderCustomFlag{1-10}:bool SalesOrderShippingProviderInfo:ShippingInfo
    SalesOrderComments SalesOrderTags SalesOrderTotalWeight:decimal SalesOrderTotalWeightUnitID:int
    SalesOrderPaymentTermsEnumeration SalesOrderPaymentMethod SalesOrderTotalQuantity:decimal
    SalesOrderAmountSubtotalWithoutTaxAndDiscount:decimal SalesOrderAmountShipping:decimal
    SalesOrderAmountTotalDiscount:decimal SalesOrderAmountTotalTax:decimal SalesOrderAmountGrandTotal:decimal
    SalesOrderDetails:[mvSalesOrderRow] SalesOrderShipDocumentTypeID:int SalesOrderShipDocumentNo SalesOrderStatus
    chkReOpenOrCloseRelatedDocs:bool SalesOrderCreationDate:date SalesOrderLastUpdatedDate:date
    SalesOrderExpectedShipmentDateEarliest:date SalesOrderExpectedShipmentDateLatest:date
    SalesOrderShipDocumentIssueDate:date Etag`),
  mvSalesOrderRow: members(`
    SalesOrderRowDetailID:int SalesOrderRowProductID:int SalesOrderRowProductSKU SalesOrderRowProductDescription
    SalesOrderRowQuantity:decimal SalesOrderRowShippedQuantity:decimal SalesOrderRowInvoicedQuantity:decimal
    SalesOrderRowUnitPriceWithoutTaxOrDiscount:decimal SalesOrderRowTaxID:int SalesOrderTotalTaxAmount:decimal
    SalesOrderRowDiscountID:int SalesOrderRowTotalDiscountAmount:decimal SalesOrderRowTotalAmount:decimal
    SalesOrderRowSerialNumbers:[text] SalesOrderRowBatchNumbers:[BatchNumberDetail] SalesOrderRowRemarks
    SalesOrderRowTotalWeight:decimal SalesOrderRowTotalWeightUnitID:int`),
  BatchNumberDetail: members('BatchNumberName ExpiryDate:date AssignedQTYInDetail:decimal'),
  ShippingInfo: members(`
    ProviderInfo:ProviderInfo CostInfo:CostInfo WeightInfo:WeightInfo ShipmentDimensionsInfo:ShipmentDimensionsInfo
    ShipDateInfo:ShipDateInfo GenericAftersalesProServicesInfo:GenericAftersalesProServicesInfo LockerId:int
    TrackingId`),
  ProviderInfo: members('ProviderId:int ServiceId PackageId'),
  CostInfo: members('ShippingCost:decimal OtherCosts:decimal TotalCost:decimal'),
  WeightInfo: members('Weight:decimal WeightUnitId:int'),
  ShipmentDimensionsInfo: members(`
    ShipmentDimensionsLength:decimal ShipmentDimensionsWidth:decimal ShipmentDimensionsHeight:decimal
    ShipmentDimensionsUnit`),
  ShipDateInfo: members('ShipDate'),
  GenericAftersalesProServicesInfo: members(`
    COD:bool GTEEC:bool Protocol:bool Reception:bool Insurance:bool ChequeCod:bool SpecialRate:bool VipDelivery:bool
    SenderCharge:bool PackageReturn:bool ReturnDocument:bool MorningDelivery:bool SameDayIntracity:bool
    SaturdayDelivery:bool SeaFreightCyprus:bool RefrigeratedGoods:bool LessThanTwoKilograms:bool
    LessThanFourKilograms:bool SubmissionOfTenderDocuments:bool NextDayAirTransportToIslands:bool
    ContainsDocumentsOnlyAndIsLessThanTwoKilograms:bool CodTotalInCents:int`),
  mvDocument: members(`
    DocumentId:int DocumentTypeId:int DocumentTypeAbbreviation DocumentTypeDescription DocumentNo DocumentReferenceNo
    DocumentReferenceApplication DocumentReferenceNo{2-3} DocumentReferenceApplication{2-3} DocumentDate:date
    DocumentCustomOrderDate{1-2}:date DocumentCurrencyCode DocumentSupplierClientID:int DocumentSupplierClientName
    DocumentBillingAddress DocumentAddress DocumentAddresses:[mvAddress] DocumentContactPerson
    DocumentInventoryLocationID:int DocumentCustomFlag{1-10}:bool DocumentShippingProviderID:int DocumentTrackingID
    DocumentShippingInfo:ShippingInfo DocumentComments DocumentTags DocumentPaymentTermsEnumeration
    DocumentPaymentMethod DocumentParentDocId:int DocumentHandlingDocId:int DocumentTotalQuantity:decimal
    DocumentAmountSubtotalWithoutTaxAndDiscount:decimal DocumentAmountShipping:decimal
    DocumentAmountTotalDiscount:decimal DocumentAmountTotalTax:decimal DocumentAmountGrandTotal:decimal
    DocumentTotalWeight:decimal DocumentTotalWeightUnitID:int DocumentDetails:[mvDocumentRow] DocumentStatus
    chkReOpenOrCloseRelatedDocs:bool DocumentCreationDate:date DocumentLastUpdatedDate:date
    DocumentExcludeFromForecasting:bool Etag`),
  mvDocumentRow: members(`
    DocumentRowDetailID:int DocumentRowProductID:int DocumentRowProductSKU DocumentRowProductDescription
    DocumentRowQuantity:decimal DocumentRowUnitPriceWithoutTaxOrDiscount:decimal DocumentRowTaxID:int
    DocumentTotalTaxAmount:decimal DocumentRowDiscountID:int DocumentRowTotalDiscountAmount:decimal
    DocumentRowTotalAmount:decimal DocumentRowSerialNumbers:[text] DocumentRowBatchNumbers:[BatchNumberDetail]
    DocumentRowRemarks DocumentRowTotalWeight:decimal DocumentRowTotalWeightUnitID:int`),
};

/** The members of a record that the tables name. */
export function membersOf(record: string): Members {
  const found = records[record];
  if (found === undefined) throw new Error(`No record ${record}`);
  return found;
}
