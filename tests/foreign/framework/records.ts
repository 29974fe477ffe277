import { type Members, members, type Type } from './types.ts';

/** The columns that orders and documents have alike; `P` is the prefix of their names. */
const orderRow = (P: string, quantities: string): string =>
  `int ${P}RowDetailID ${P}RowProductID | text ${P}RowProductSKU ${P}RowProductDescription | number ${P}RowQuantity ` +
  `${quantities} ${P}RowUnitPriceWithoutTaxOrDiscount | int ${P}RowTaxID | number ${P}TotalTaxAmount | ` +
  `int ${P}RowDiscountID | number ${P}RowTotalDiscountAmount ${P}RowTotalAmount | list:string ${P}RowSerialNumbers | ` +
  `list:BatchNumberDetail ${P}RowBatchNumbers | text ${P}RowRemarks | number ${P}RowTotalWeight | int ${P}RowTotalWeightUnitID`;

const references = (P: string): string =>
  `${P}ReferenceNo ${P}ReferenceApplication ${P}ReferenceNo2 ${P}ReferenceApplication2 ${P}ReferenceNo3 ${P}ReferenceApplication3`;

const dated = (P: string): string => `date ${P}Date ${P}CustomOrderDate1 ${P}CustomOrderDate2`;
const payment = (P: string): string => `enum ${P}PaymentTermsEnumeration ${P}PaymentMethod`;

const printOptions =
  'UseCustomHeader UseCustomFooter ShowClientInPickPackSlips UseCustomHeaderPackingSlip UseCustomFooterPackingSlip ' +
  'UseCustomHeaderPickingSlip UseCustomFooterPickingSlip UseCustomHeaderDeliverySlip UseCustomFooterDeliverySlip ' +
  'UseCustomFont ShowEAN ShowSKU ShowSubLocation ShowMovedQuantity ShowURL ShowSerialNumbers UseCustomSubject ' +
  'ShowPreTaxTotalsInRow ShowPostTaxTotalsInRow ShowPreDiscountTotalsInRow ShowPostDiscountTotalsInRow';
const options = 'SKUImage SupplierSKU Tax Discount Remarks Weight ExpectedDeliveryDate DateTime';
const each = (prefix: string, names: string): string => names.replace(/\w+/g, (name) => prefix + name);

/** Every class of the interface, its members in the order of the document. */
const declared: Readonly<Record<string, string>> = {
  ResponseStatus: 'text ErrorCode Message StackTrace | list:ResponseError Errors',
  ResponseError: 'text ErrorCode FieldName Message',
  Filter: 'text AndOr Group FieldName SearchOperator SearchValue',
  mvAddress:
    'text AddressType AddressLine1 AddressLine2 AddressLine3 Name Phone Email TaxIdNumber Organization City State ' +
    'Country CountryName Longitude Latitude ZipCode',
  ShippingInfo:
    'of:ProviderInfo ProviderInfo | of:CostInfo CostInfo | of:WeightInfo WeightInfo | ' +
    'of:ShipmentDimensionsInfo ShipmentDimensionsInfo | of:ShipDateInfo ShipDateInfo | ' +
    'of:GenericAftersalesProServicesInfo GenericAftersalesProServicesInfo | int LockerId | text TrackingId',
  ProviderInfo: 'int ProviderId | text ServiceId PackageId',
  CostInfo: 'number ShippingCost OtherCosts TotalCost',
  WeightInfo: 'number Weight | int WeightUnitId',
  ShipmentDimensionsInfo:
    'number ShipmentDimensionsLength ShipmentDimensionsWidth ShipmentDimensionsHeight | text ShipmentDimensionsUnit',
  ShipDateInfo: 'text ShipDate',
  GenericAftersalesProServicesInfo:
    'bool COD GTEEC Protocol Reception Insurance ChequeCod SpecialRate VipDelivery SenderCharge PackageReturn ' +
    'ReturnDocument MorningDelivery SameDayIntracity SaturdayDelivery SeaFreightCyprus RefrigeratedGoods ' +
    'LessThanTwoKilograms LessThanFourKilograms SubmissionOfTenderDocuments NextDayAirTransportToIslands ' +
    'ContainsDocumentsOnlyAndIsLessThanTwoKilograms | int CodTotalInCents',
  BatchNumberDetail: 'text BatchNumberName | date ExpiryDate | number AssignedQTYInDetail',
  BatchNumber: 'text BatchNumberName | date ExpiryDate | number Quantity',
  mvDocument:
    'int DocumentId DocumentTypeId | text DocumentTypeAbbreviation DocumentTypeDescription DocumentNo ' +
    `${references('Document')} | ${dated('Document')} | text DocumentCurrencyCode | int DocumentSupplierClientID | ` +
    'text DocumentSupplierClientName DocumentBillingAddress DocumentAddress | list:mvAddress DocumentAddresses | ' +
    'text DocumentContactPerson | int DocumentInventoryLocationID | bool DocumentCustomFlag1-10 | ' +
    'int DocumentShippingProviderID | text DocumentTrackingID | of:ShippingInfo DocumentShippingInfo | ' +
    `text DocumentComments DocumentTags | ${payment('Document')} | int DocumentParentDocId DocumentHandlingDocId | ` +
    'number DocumentTotalQuantity DocumentAmountSubtotalWithoutTaxAndDiscount DocumentAmountShipping ' +
    'DocumentAmountTotalDiscount DocumentAmountTotalTax DocumentAmountGrandTotal DocumentTotalWeight | ' +
    'int DocumentTotalWeightUnitID | list:mvDocumentRow DocumentDetails | text DocumentStatus | ' +
    'bool chkReOpenOrCloseRelatedDocs | date DocumentCreationDate DocumentLastUpdatedDate | bool DocumentExcludeFromForecasting',
  mvDocumentRow: orderRow('Document', ''),
  mvPurchaseOrder:
    'int PurchaseOrderId PurchaseOrderTypeId | text PurchaseOrderTypeAbbreviation PurchaseOrderTypeDescription ' +
    `PurchaseOrderNo ${references('PurchaseOrder')} | ${dated('PurchaseOrder')} | text PurchaseOrderCurrencyCode | ` +
    'int PurchaseOrderSupplierID | text PurchaseOrderSupplierName PurchaseOrderAddress PurchaseOrderPickupAddress ' +
    'PurchaseOrderContactPerson | list:mvAddress PurchaseOrderAddresses | int PurchaseOrderInventoryLocationID | ' +
    'bool PurchaseOrderCustomFlag1-10 | text PurchaseOrderComments PurchaseOrderTags | number PurchaseOrderTotalWeight | ' +
    `int PurchaseOrderTotalWeightUnitID | ${payment('PurchaseOrder')} | number PurchaseOrderTotalQuantity ` +
    'PurchaseOrderAmountSubtotalWithoutTaxAndDiscount PurchaseOrderAmountTotalDiscount PurchaseOrderAmountTotalTax ' +
    'PurchaseOrderAmountGrandTotal | list:mvPurchaseOrderRow PurchaseOrderDetails | int PurchaseOrderReceiveDocumentTypeID | ' +
    'text PurchaseOrderReceiveDocumentNo PurchaseOrderStatus | bool chkReOpenOrCloseRelatedDocs | ' +
    'date PurchaseOrderCreationDate PurchaseOrderLastUpdatedDate PurchaseOrderExpectedReceivingDateEarliest ' +
    'PurchaseOrderExpectedReceivingDateLatest PurchaseOrderReceiveDocumentIssueDate',
  mvPurchaseOrderRow:
    `${orderRow('PurchaseOrder', 'PurchaseOrderRowReceivedQuantity PurchaseOrderRowInvoicedQuantity')} | ` +
    'date PurchaseOrderRowExpectedReceivingDateEarliest PurchaseOrderRowExpectedReceivingDateLatest',
  mvSalesOrder:
    'int SalesOrderId SalesOrderTypeId | text SalesOrderTypeAbbreviation SalesOrderTypeDescription SalesOrderNo ' +
    `${references('SalesOrder')} | ${dated('SalesOrder')} | text SalesOrderCurrencyCode | int SalesOrderClientID | ` +
    'text SalesOrderClientName SalesOrderBillingAddress SalesOrderShippingAddress SalesOrderContactPerson | ' +
    'list:mvAddress SalesOrderAddresses | int SalesOrderInventoryLocationID | bool SalesOrderCustomFlag1-10 | ' +
    'of:ShippingInfo SalesOrderShippingProviderInfo | text SalesOrderComments SalesOrderTags | ' +
    `number SalesOrderTotalWeight | int SalesOrderTotalWeightUnitID | ${payment('SalesOrder')} | ` +
    'number SalesOrderTotalQuantity SalesOrderAmountSubtotalWithoutTaxAndDiscount SalesOrderAmountShipping ' +
    'SalesOrderAmountTotalDiscount SalesOrderAmountTotalTax SalesOrderAmountGrandTotal | ' +
    'list:mvSalesOrderRow SalesOrderDetails | int SalesOrderShipDocumentTypeID | ' +
    'text SalesOrderShipDocumentNo SalesOrderStatus | bool chkReOpenOrCloseRelatedDocs | ' +
    'date SalesOrderCreationDate SalesOrderLastUpdatedDate SalesOrderExpectedShipmentDateEarliest ' +
    'SalesOrderExpectedShipmentDateLatest SalesOrderShipDocumentIssueDate',
  mvSalesOrderRow: orderRow('SalesOrder', 'SalesOrderRowShippedQuantity SalesOrderRowInvoicedQuantity'),
  mvWorkOrder:
    'int WorkOrderId WorkOrderTypeId WorkOrderFinishedGoodTypeId | text WorkOrderTypeAbbreviation ' +
    'WorkOrderTypeDescription WorkOrderNo WorkOrderFinishedGoodSKU | date WorkOrderStartDate WorkOrderDueDate | ' +
    'text WorkOrderPriority WorkOrderCurrencyCode | int WorkOrderInventoryLocationID | text WorkOrderComments WorkOrderTags ' +
    `${references('WorkOrder')} | int TopLevelWorkOrderId | number WorkOrderOrderedQuantity WorkOrderReceivedQuantity ` +
    'WorkOrderTotalMaterialCost WorkOrderTotalLabourCost WorkOrderTotalOverheadCost WorkOrderFinishedGoodUnitCost | ' +
    'list:mvWorkOrderRow WorkOrderDetails | text WorkOrderStatus | date WorkOrderCreationDate WorkOrderLastUpdatedDate | ' +
    'bool WorkOrderCustomFlag1-10',
  mvWorkOrderRow:
    'text WorkOrderBOMRowProductSKU WorkOrderBOMRowProductDescription WorkOrderBOMRowProductVariant ' +
    'WorkOrderBOMRowProductQuantityUnit WorkOrderBOMRowRemarks | number WorkOrderBOMRowOrderedQuantity ' +
    'WorkOrderBOMRowTotalAllocatedQuantity | list:AllocatedDetail WorkOrderRowAllocatedDetails',
  AllocatedDetail:
    'number WorkOrderBOMRowAllocatedQuantity | date WorkOrderBOMRowAllocatedDateTime | ' +
    'text WorkOrderBOMRowAllocatedDateTimeFormatted | list:string WorkOrderBOMRowAllocatedSerialNumbers | ' +
    'list:BatchNumberDetail WorkOrderBOMRowAllocatedBatchNumbers',
  ReturnMaterial:
    'text ProductSKU | number ReturnQuantity | list:string ReturnSerialNumbers | list:BatchNumber ReturnBatchNumbers',
  mvDocumentType:
    'int DocumentTypeID DocumentTypeCompanyID | text DocumentTypeAbbreviation DocumentTypeDescription | ' +
    'int RelatedDocumentTypeID | enum DocumentTypeStockChange InvoiceType | bool RestrictProductsBySupplier ' +
    'UpdateSupplierClientPriceWhenIssued IsReturn IsAdjustment IsTransfer IsSalesQuote IsSalesOrder IsPurchaseOrder ' +
    'IsFinishedGoodsReceipt IsWorkOrder IsHandlingInvoice IsRemoteDelivery ' +
    `${each('DocumentTypeOptionsShow', options)} ${each('DocumentTypePrintOptions', printOptions)} ` +
    'DocumentTypeAutoNumbering | int DocumentTypeAutoNumberingStartFrom DocumentTypeAutoNumberingNextNumber | ' +
    'text DocumentTypeAutoNumberingPrefix DocumentTypeAutoNumberingPostfix',
  mvShippingProvider:
    'int ShippingProviderId | text ShippingProviderName ShippingProviderTrackingURL ShippingProviderComments | ' +
    'list:ShippingProviderService ShippingProviderServices | list:ShippingProviderPackage ShippingProviderPackages | ' +
    'enum ShippingProviderApplication',
  ShippingProviderService: 'text Id | bool IsEnabled | text Name',
  ShippingProviderPackage: 'text Id | bool IsEnabled | text Name',
  mvDiscount: 'int DiscountID | text DiscountName DiscountDescription | number DiscountValue',
  mvProductBOM: 'int ProductID | text ProductSKU | list:RawMaterial mvRawMaterials',
  RawMaterial: 'int ProductID | text ProductSKU ProductDescription | number RawMaterialQuantity',
  mvProductClient:
    'int ProductID ProductClientID | number ProductClientPrice | text ProductClientSKU ProductClientDescription | ' +
    'number DefaultSalesQuantity MinimumSalesQuantity MaximumSalesQuantity',
  ProductBundleDetails:
    'int BundleProductID | text BundleProductSKU BundleProductDescription BundleProductLongDescription ' +
    'BundleProductBarcode BundleProductComments BundleProductImageURL BundleProductUnitOfMeasurement | ' +
    'number BundleProductWeight BundleProductLength BundleProductBreadth BundleProductHeight BundleTotalPrice | ' +
    'int BundleProductCategoryID | of:ProductCategory BundleProductCategory | text BundleProductCustomField1-20 | ' +
    'bool BundleProductOption1-10 | list:BundledProductInfo IncludedProducts',
  ProductCategory: 'int ProductCategoryID | text ProductCategoryName ProductCategoryDescription',
  BundledProductInfo:
    'number PriceInBundle | int ProductID | text ProductSKU | number QuantityInBundle | int RelatedBundleID | text RelatedBundleSKU',
  mvIntegrationUpdate:
    'int IntegrationUpdateID | text Entity EntityIDs Action Application | int Tries | text JsonData Payload | ' +
    'date IntegrationUpdateDateTime',
  mvEvent: 'int EventID | text EventType Application ListenerURL',
  mvDashboardBox:
    'int DashboardBoxID | text DashboardBoxTitle DashboardBoxDescription DashboardBoxType DashboardBoxGridType',
  mvCompany:
    'int CompanyId | text CompanyName | bool CompanyIsDefault | of:mvAddress CompanyAddress | text CompanyEmail ' +
    'CompanyPhone CompanyCurrency CompanyTaxIdNumber CompanyComments | int CompanyTimeZoneOffsetInMinutes | ' +
    'bool CompanyDaylightSavingFlag | date CompanyDaylightStartDate CompanyDaylightEndDate',
  mvAccountSetting: 'text SettingName SettingValue SettingScope',
  mvUser: 'int UserId | text UserName UserEmail | date LastLogin',
  mvSerialNumber: 'int SerialNumberID | text SerialNumberName ProductSKU | bool InStock',
  mvBatchNumber: 'int BatchNumberID | text BatchNumberName ProductSKU | date ExpiryDate | number Quantity',
  CustomReportRow: 'text Label | number Amount | date On',
};

const records: ReadonlyMap<string, Members> = new Map(
  Object.entries(declared).map(([name, text]) => [name, members(text)]),
);

/** The members of a class. */
export function membersOf(name: string): Members {
  const found = records.get(name);
  if (found === undefined) throw new Error(`No class is called ${name}.`);
  return found;
}

/** The class that a member holds, by itself or in a list; undefined for scalars and lists of texts. */
export const classOf = (type: Type | undefined): string | undefined => {
  if (type === undefined || typeof type === 'string') return undefined;
  const name = 'of' in type ? type.of : type.list;
  return name === 'string' ? undefined : name;
};
