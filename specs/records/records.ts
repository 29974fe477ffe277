// Made by tools/generateRecordTypes.mjs from the schemas in this folder; change those.
import type {DateTime, Numeric, RecordValue} from '../Value.ts';

/**
 * A row of a custom report. The document does not show its members.
 */
export type CustomReportRow = RecordValue;
/**
 * An account setting. The document does not show its members.
 */
export type mvAccountSetting = RecordValue;
/**
 * A batch number. The document does not show its members.
 */
export type mvBatchNumber = RecordValue;
/**
 * A serial number. The document does not show its members.
 */
export type mvSerialNumber = RecordValue;
/**
 * The user that a key belongs to. The document does not show its members.
 */
export type mvUser = RecordValue;

/**
 * The type of each record by its name.
 */
export type RecordTypes = {
  BatchNumber: BatchNumber;
  BatchNumberDetail: BatchNumberDetail;
  BundledProductInfo: BundledProductInfo;
  CostInfo: CostInfo;
  CustomReportRow: CustomReportRow;
  Filter: Filter;
  GenericAftersalesProServicesInfo: GenericAftersalesProServicesInfo;
  ProductBundleDetails: ProductBundleDetails;
  ProductCategory: ProductCategory;
  ProviderInfo: ProviderInfo;
  RawMaterial: RawMaterial;
  ResponseError: ResponseError;
  ResponseStatus: ResponseStatus;
  ShipDateInfo: ShipDateInfo;
  ShipmentDimensionsInfo: ShipmentDimensionsInfo;
  ShippingInfo: ShippingInfo;
  ShippingProviderPackage: ShippingProviderPackage;
  ShippingProviderService: ShippingProviderService;
  WeightInfo: WeightInfo;
  WorkOrderReturnMaterial: WorkOrderReturnMaterial;
  WorkOrderRowAllocatedDetail: WorkOrderRowAllocatedDetail;
  mvAccountSetting: mvAccountSetting;
  mvAddress: mvAddress;
  mvBatchNumber: mvBatchNumber;
  mvCompany: mvCompany;
  mvDashboardBox: mvDashboardBox;
  mvDiscount: mvDiscount;
  mvDocument: mvDocument;
  mvDocumentRow: mvDocumentRow;
  mvDocumentType: mvDocumentType;
  mvEvent: mvEvent;
  mvIntegrationUpdate: mvIntegrationUpdate;
  mvProductBOM: mvProductBOM;
  mvProductClient: mvProductClient;
  mvPurchaseOrder: mvPurchaseOrder;
  mvPurchaseOrderRow: mvPurchaseOrderRow;
  mvSalesOrder: mvSalesOrder;
  mvSalesOrderRow: mvSalesOrderRow;
  mvSerialNumber: mvSerialNumber;
  mvShippingProvider: mvShippingProvider;
  mvUser: mvUser;
  mvWorkOrder: mvWorkOrder;
  mvWorkOrderRow: mvWorkOrderRow;
};
/**
 * A batch of which a return gives back a quantity (request only).
 */
export type BatchNumber = {
  BatchNumberName?: string | null | undefined;
  ExpiryDate?: DateTime | null | undefined;
  Quantity?: Numeric | null | undefined;
};
/**
 * A batch of which a row takes a quantity.
 */
export type BatchNumberDetail = {
  BatchNumberName?: string | null | undefined;
  ExpiryDate?: DateTime | null | undefined;
  AssignedQTYInDetail?: Numeric | null | undefined;
};
/**
 * One product of a bundle.
 */
export type BundledProductInfo = {
  PriceInBundle?: Numeric | null | undefined;
  ProductID?: Numeric | null | undefined;
  ProductSKU?: string | null | undefined;
  QuantityInBundle?: Numeric | null | undefined;
  RelatedBundleID?: Numeric | null | undefined;
  RelatedBundleSKU?: string | null | undefined;
};
/**
 * What shipping costs.
 */
export type CostInfo = {
  ShippingCost?: Numeric | null | undefined;
  OtherCosts?: Numeric | null | undefined;
  TotalCost?: Numeric | null | undefined;
};
/**
 * One condition of a Get; conditions are combined in order.
 */
export type Filter = {
  AndOr?: string | null | undefined;
  Group?: string | null | undefined;
  FieldName?: string | null | undefined;
  SearchOperator?: string | null | undefined;
  SearchValue?: string | null | undefined;
};
/**
 * Extra services of the carrier.
 */
export type GenericAftersalesProServicesInfo = {
  COD?: boolean | null | undefined;
  GTEEC?: boolean | null | undefined;
  Protocol?: boolean | null | undefined;
  Reception?: boolean | null | undefined;
  Insurance?: boolean | null | undefined;
  ChequeCod?: boolean | null | undefined;
  SpecialRate?: boolean | null | undefined;
  VipDelivery?: boolean | null | undefined;
  SenderCharge?: boolean | null | undefined;
  PackageReturn?: boolean | null | undefined;
  ReturnDocument?: boolean | null | undefined;
  MorningDelivery?: boolean | null | undefined;
  SameDayIntracity?: boolean | null | undefined;
  SaturdayDelivery?: boolean | null | undefined;
  SeaFreightCyprus?: boolean | null | undefined;
  RefrigeratedGoods?: boolean | null | undefined;
  LessThanTwoKilograms?: boolean | null | undefined;
  LessThanFourKilograms?: boolean | null | undefined;
  SubmissionOfTenderDocuments?: boolean | null | undefined;
  NextDayAirTransportToIslands?: boolean | null | undefined;
  ContainsDocumentsOnlyAndIsLessThanTwoKilograms?: boolean | null | undefined;
  CodTotalInCents?: Numeric | null | undefined;
};
/**
 * A product that is made of others.
 */
export type ProductBundleDetails = {
  BundleProductID?: Numeric | null | undefined;
  BundleProductSKU?: string | null | undefined;
  BundleProductDescription?: string | null | undefined;
  BundleProductLongDescription?: string | null | undefined;
  BundleProductBarcode?: string | null | undefined;
  BundleProductComments?: string | null | undefined;
  BundleProductImageURL?: string | null | undefined;
  BundleProductUnitOfMeasurement?: string | null | undefined;
  BundleProductWeight?: Numeric | null | undefined;
  BundleProductLength?: Numeric | null | undefined;
  BundleProductBreadth?: Numeric | null | undefined;
  BundleProductHeight?: Numeric | null | undefined;
  BundleTotalPrice?: Numeric | null | undefined;
  BundleProductCategoryID?: Numeric | null | undefined;
  BundleProductCategory?: ProductCategory | null | undefined;
  BundleProductCustomField1?: string | null | undefined;
  BundleProductCustomField2?: string | null | undefined;
  BundleProductCustomField3?: string | null | undefined;
  BundleProductCustomField4?: string | null | undefined;
  BundleProductCustomField5?: string | null | undefined;
  BundleProductCustomField6?: string | null | undefined;
  BundleProductCustomField7?: string | null | undefined;
  BundleProductCustomField8?: string | null | undefined;
  BundleProductCustomField9?: string | null | undefined;
  BundleProductCustomField10?: string | null | undefined;
  BundleProductCustomField11?: string | null | undefined;
  BundleProductCustomField12?: string | null | undefined;
  BundleProductCustomField13?: string | null | undefined;
  BundleProductCustomField14?: string | null | undefined;
  BundleProductCustomField15?: string | null | undefined;
  BundleProductCustomField16?: string | null | undefined;
  BundleProductCustomField17?: string | null | undefined;
  BundleProductCustomField18?: string | null | undefined;
  BundleProductCustomField19?: string | null | undefined;
  BundleProductCustomField20?: string | null | undefined;
  BundleProductOption1?: boolean | null | undefined;
  BundleProductOption2?: boolean | null | undefined;
  BundleProductOption3?: boolean | null | undefined;
  BundleProductOption4?: boolean | null | undefined;
  BundleProductOption5?: boolean | null | undefined;
  BundleProductOption6?: boolean | null | undefined;
  BundleProductOption7?: boolean | null | undefined;
  BundleProductOption8?: boolean | null | undefined;
  BundleProductOption9?: boolean | null | undefined;
  BundleProductOption10?: boolean | null | undefined;
  IncludedProducts?: readonly BundledProductInfo[] | null | undefined;
};
/**
 * The category of a bundle.
 */
export type ProductCategory = {
  ProductCategoryID?: Numeric | null | undefined;
  ProductCategoryName?: string | null | undefined;
  ProductCategoryDescription?: string | null | undefined;
};
/**
 * Who ships, and with which service and package.
 */
export type ProviderInfo = {
  ProviderId?: Numeric | null | undefined;
  ServiceId?: string | null | undefined;
  PackageId?: string | null | undefined;
};
/**
 * One material of a bill of materials.
 */
export type RawMaterial = {
  ProductID?: Numeric | null | undefined;
  ProductSKU?: string | null | undefined;
  ProductDescription?: string | null | undefined;
  RawMaterialQuantity?: Numeric | null | undefined;
};
/**
 * One entry of ResponseStatus.Errors.
 */
export type ResponseError = {
  ErrorCode?: string | null | undefined;
  FieldName?: string | null | undefined;
  Message?: string | null | undefined;
};
/**
 * The status block of every response.
 */
export type ResponseStatus = {
  ErrorCode?: string | null | undefined;
  Message?: string | null | undefined;
  StackTrace?: string | null | undefined;
  Errors?: readonly ResponseError[] | null | undefined;
};
/**
 * When it ships; the document types the date as text.
 */
export type ShipDateInfo = {
  ShipDate?: string | null | undefined;
};
/**
 * The dimensions of a shipment.
 */
export type ShipmentDimensionsInfo = {
  ShipmentDimensionsLength?: Numeric | null | undefined;
  ShipmentDimensionsWidth?: Numeric | null | undefined;
  ShipmentDimensionsHeight?: Numeric | null | undefined;
  ShipmentDimensionsUnit?: string | null | undefined;
};
/**
 * The shipping block of a document or sales order, in nested groups.
 */
export type ShippingInfo = {
  ProviderInfo?: ProviderInfo | null | undefined;
  CostInfo?: CostInfo | null | undefined;
  WeightInfo?: WeightInfo | null | undefined;
  ShipmentDimensionsInfo?: ShipmentDimensionsInfo | null | undefined;
  ShipDateInfo?: ShipDateInfo | null | undefined;
  GenericAftersalesProServicesInfo?: GenericAftersalesProServicesInfo | null | undefined;
  LockerId?: Numeric | null | undefined;
  TrackingId?: string | null | undefined;
};
/**
 * A package of a carrier.
 */
export type ShippingProviderPackage = {
  Id?: string | null | undefined;
  IsEnabled?: boolean | null | undefined;
  Name?: string | null | undefined;
};
/**
 * A service of a carrier.
 */
export type ShippingProviderService = {
  Id?: string | null | undefined;
  IsEnabled?: boolean | null | undefined;
  Name?: string | null | undefined;
};
/**
 * The weight of a shipment.
 */
export type WeightInfo = {
  Weight?: Numeric | null | undefined;
  WeightUnitId?: Numeric | null | undefined;
};
/**
 * A material that goes back to stock (request only).
 */
export type WorkOrderReturnMaterial = {
  ProductSKU?: string | null | undefined;
  ReturnQuantity?: Numeric | null | undefined;
  ReturnSerialNumbers?: readonly string[] | null | undefined;
  ReturnBatchNumbers?: readonly BatchNumber[] | null | undefined;
};
/**
 * What was allocated of a material, and when.
 */
export type WorkOrderRowAllocatedDetail = {
  WorkOrderBOMRowAllocatedQuantity?: Numeric | null | undefined;
  WorkOrderBOMRowAllocatedDateTime?: DateTime | null | undefined;
  WorkOrderBOMRowAllocatedDateTimeFormatted?: string | null | undefined;
  WorkOrderBOMRowAllocatedSerialNumbers?: readonly string[] | null | undefined;
  WorkOrderBOMRowAllocatedBatchNumbers?: readonly BatchNumberDetail[] | null | undefined;
};
/**
 * A postal address; all members are text.
 */
export type mvAddress = {
  AddressType?: string | null | undefined;
  AddressLine1?: string | null | undefined;
  AddressLine2?: string | null | undefined;
  AddressLine3?: string | null | undefined;
  Name?: string | null | undefined;
  Phone?: string | null | undefined;
  Email?: string | null | undefined;
  TaxIdNumber?: string | null | undefined;
  Organization?: string | null | undefined;
  City?: string | null | undefined;
  State?: string | null | undefined;
  Country?: string | null | undefined;
  CountryName?: string | null | undefined;
  Longitude?: string | null | undefined;
  Latitude?: string | null | undefined;
  ZipCode?: string | null | undefined;
};
/**
 * A company of the account.
 */
export type mvCompany = {
  CompanyId?: Numeric | null | undefined;
  CompanyName?: string | null | undefined;
  CompanyIsDefault?: boolean | null | undefined;
  CompanyAddress?: mvAddress | null | undefined;
  CompanyEmail?: string | null | undefined;
  CompanyPhone?: string | null | undefined;
  CompanyCurrency?: string | null | undefined;
  CompanyTaxIdNumber?: string | null | undefined;
  CompanyComments?: string | null | undefined;
  CompanyTimeZoneOffsetInMinutes?: Numeric | null | undefined;
  CompanyDaylightSavingFlag?: boolean | null | undefined;
  CompanyDaylightStartDate?: DateTime | null | undefined;
  CompanyDaylightEndDate?: DateTime | null | undefined;
};
/**
 * A box of the dashboard.
 */
export type mvDashboardBox = {
  DashboardBoxID?: Numeric | null | undefined;
  DashboardBoxTitle?: string | null | undefined;
  DashboardBoxDescription?: string | null | undefined;
  DashboardBoxType?: string | null | undefined;
  DashboardBoxGridType?: string | null | undefined;
};
/**
 * A discount.
 */
export type mvDiscount = {
  DiscountID?: Numeric | null | undefined;
  DiscountName?: string | null | undefined;
  DiscountDescription?: string | null | undefined;
  DiscountValue?: Numeric | null | undefined;
};
/**
 * An inventory document, such as goods inbound.
 */
export type mvDocument = {
  DocumentId?: Numeric | null | undefined;
  DocumentTypeId?: Numeric | null | undefined;
  DocumentTypeAbbreviation?: string | null | undefined;
  DocumentTypeDescription?: string | null | undefined;
  DocumentNo?: string | null | undefined;
  DocumentReferenceNo?: string | null | undefined;
  DocumentReferenceApplication?: string | null | undefined;
  DocumentReferenceNo2?: string | null | undefined;
  DocumentReferenceApplication2?: string | null | undefined;
  DocumentReferenceNo3?: string | null | undefined;
  DocumentReferenceApplication3?: string | null | undefined;
  DocumentDate?: DateTime | null | undefined;
  DocumentCustomOrderDate1?: DateTime | null | undefined;
  DocumentCustomOrderDate2?: DateTime | null | undefined;
  DocumentCurrencyCode?: string | null | undefined;
  DocumentSupplierClientID?: Numeric | null | undefined;
  DocumentSupplierClientName?: string | null | undefined;
  DocumentBillingAddress?: string | null | undefined;
  DocumentAddress?: string | null | undefined;
  DocumentAddresses?: readonly mvAddress[] | null | undefined;
  DocumentContactPerson?: string | null | undefined;
  DocumentInventoryLocationID?: Numeric | null | undefined;
  DocumentCustomFlag1?: boolean | null | undefined;
  DocumentCustomFlag2?: boolean | null | undefined;
  DocumentCustomFlag3?: boolean | null | undefined;
  DocumentCustomFlag4?: boolean | null | undefined;
  DocumentCustomFlag5?: boolean | null | undefined;
  DocumentCustomFlag6?: boolean | null | undefined;
  DocumentCustomFlag7?: boolean | null | undefined;
  DocumentCustomFlag8?: boolean | null | undefined;
  DocumentCustomFlag9?: boolean | null | undefined;
  DocumentCustomFlag10?: boolean | null | undefined;
  DocumentShippingProviderID?: Numeric | null | undefined;
  DocumentTrackingID?: string | null | undefined;
  DocumentShippingInfo?: ShippingInfo | null | undefined;
  DocumentComments?: string | null | undefined;
  DocumentTags?: string | null | undefined;
  DocumentPaymentTermsEnumeration?: string | null | undefined;
  DocumentPaymentMethod?: string | null | undefined;
  DocumentParentDocId?: Numeric | null | undefined;
  DocumentHandlingDocId?: Numeric | null | undefined;
  DocumentTotalQuantity?: Numeric | null | undefined;
  DocumentAmountSubtotalWithoutTaxAndDiscount?: Numeric | null | undefined;
  DocumentAmountShipping?: Numeric | null | undefined;
  DocumentAmountTotalDiscount?: Numeric | null | undefined;
  DocumentAmountTotalTax?: Numeric | null | undefined;
  DocumentAmountGrandTotal?: Numeric | null | undefined;
  DocumentTotalWeight?: Numeric | null | undefined;
  DocumentTotalWeightUnitID?: Numeric | null | undefined;
  DocumentDetails?: readonly mvDocumentRow[] | null | undefined;
  DocumentStatus?: string | null | undefined;
  chkReOpenOrCloseRelatedDocs?: boolean | null | undefined;
  DocumentCreationDate?: DateTime | null | undefined;
  DocumentLastUpdatedDate?: DateTime | null | undefined;
  DocumentExcludeFromForecasting?: boolean | null | undefined;
};
/**
 * One row of a document.
 */
export type mvDocumentRow = {
  DocumentRowDetailID?: Numeric | null | undefined;
  DocumentRowProductID?: Numeric | null | undefined;
  DocumentRowProductSKU?: string | null | undefined;
  DocumentRowProductDescription?: string | null | undefined;
  DocumentRowQuantity?: Numeric | null | undefined;
  DocumentRowUnitPriceWithoutTaxOrDiscount?: Numeric | null | undefined;
  DocumentRowTaxID?: Numeric | null | undefined;
  DocumentTotalTaxAmount?: Numeric | null | undefined;
  DocumentRowDiscountID?: Numeric | null | undefined;
  DocumentRowTotalDiscountAmount?: Numeric | null | undefined;
  DocumentRowTotalAmount?: Numeric | null | undefined;
  DocumentRowSerialNumbers?: readonly string[] | null | undefined;
  DocumentRowBatchNumbers?: readonly BatchNumberDetail[] | null | undefined;
  DocumentRowRemarks?: string | null | undefined;
  DocumentRowTotalWeight?: Numeric | null | undefined;
  DocumentRowTotalWeightUnitID?: Numeric | null | undefined;
};
/**
 * A type of document, with its options.
 */
export type mvDocumentType = {
  DocumentTypeID?: Numeric | null | undefined;
  DocumentTypeCompanyID?: Numeric | null | undefined;
  DocumentTypeAbbreviation?: string | null | undefined;
  DocumentTypeDescription?: string | null | undefined;
  RelatedDocumentTypeID?: Numeric | null | undefined;
  DocumentTypeStockChange?: string | null | undefined;
  InvoiceType?: string | null | undefined;
  RestrictProductsBySupplier?: boolean | null | undefined;
  UpdateSupplierClientPriceWhenIssued?: boolean | null | undefined;
  IsReturn?: boolean | null | undefined;
  IsAdjustment?: boolean | null | undefined;
  IsTransfer?: boolean | null | undefined;
  IsSalesQuote?: boolean | null | undefined;
  IsSalesOrder?: boolean | null | undefined;
  IsPurchaseOrder?: boolean | null | undefined;
  IsFinishedGoodsReceipt?: boolean | null | undefined;
  IsWorkOrder?: boolean | null | undefined;
  IsHandlingInvoice?: boolean | null | undefined;
  IsRemoteDelivery?: boolean | null | undefined;
  DocumentTypeOptionsShowSKUImage?: boolean | null | undefined;
  DocumentTypeOptionsShowSupplierSKU?: boolean | null | undefined;
  DocumentTypeOptionsShowTax?: boolean | null | undefined;
  DocumentTypeOptionsShowDiscount?: boolean | null | undefined;
  DocumentTypeOptionsShowRemarks?: boolean | null | undefined;
  DocumentTypeOptionsShowWeight?: boolean | null | undefined;
  DocumentTypeOptionsShowExpectedDeliveryDate?: boolean | null | undefined;
  DocumentTypeOptionsShowDateTime?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomHeader?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomFooter?: boolean | null | undefined;
  DocumentTypePrintOptionsShowClientInPickPackSlips?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomHeaderPackingSlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomFooterPackingSlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomHeaderPickingSlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomFooterPickingSlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomHeaderDeliverySlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomFooterDeliverySlip?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomFont?: boolean | null | undefined;
  DocumentTypePrintOptionsShowEAN?: boolean | null | undefined;
  DocumentTypePrintOptionsShowSKU?: boolean | null | undefined;
  DocumentTypePrintOptionsShowSubLocation?: boolean | null | undefined;
  DocumentTypePrintOptionsShowMovedQuantity?: boolean | null | undefined;
  DocumentTypePrintOptionsShowURL?: boolean | null | undefined;
  DocumentTypePrintOptionsShowSerialNumbers?: boolean | null | undefined;
  DocumentTypePrintOptionsUseCustomSubject?: boolean | null | undefined;
  DocumentTypePrintOptionsShowPreTaxTotalsInRow?: boolean | null | undefined;
  DocumentTypePrintOptionsShowPostTaxTotalsInRow?: boolean | null | undefined;
  DocumentTypePrintOptionsShowPreDiscountTotalsInRow?: boolean | null | undefined;
  DocumentTypePrintOptionsShowPostDiscountTotalsInRow?: boolean | null | undefined;
  DocumentTypeAutoNumbering?: boolean | null | undefined;
  DocumentTypeAutoNumberingStartFrom?: Numeric | null | undefined;
  DocumentTypeAutoNumberingNextNumber?: Numeric | null | undefined;
  DocumentTypeAutoNumberingPrefix?: string | null | undefined;
  DocumentTypeAutoNumberingPostfix?: string | null | undefined;
};
/**
 * A subscription to events of one type.
 */
export type mvEvent = {
  EventID?: Numeric | null | undefined;
  EventType?: string | null | undefined;
  Application?: string | null | undefined;
  ListenerURL?: string | null | undefined;
};
/**
 * A note of a change for another system.
 */
export type mvIntegrationUpdate = {
  IntegrationUpdateID?: Numeric | null | undefined;
  Entity?: string | null | undefined;
  EntityIDs?: string | null | undefined;
  Action?: string | null | undefined;
  Application?: string | null | undefined;
  Tries?: Numeric | null | undefined;
  JsonData?: string | null | undefined;
  Payload?: string | null | undefined;
  IntegrationUpdateDateTime?: DateTime | null | undefined;
};
/**
 * The bill of materials of a finished good.
 */
export type mvProductBOM = {
  ProductID?: Numeric | null | undefined;
  ProductSKU?: string | null | undefined;
  mvRawMaterials?: readonly RawMaterial[] | null | undefined;
};
/**
 * What a product is for one client.
 */
export type mvProductClient = {
  ProductID?: Numeric | null | undefined;
  ProductClientID?: Numeric | null | undefined;
  ProductClientPrice?: Numeric | null | undefined;
  ProductClientSKU?: string | null | undefined;
  ProductClientDescription?: string | null | undefined;
  DefaultSalesQuantity?: Numeric | null | undefined;
  MinimumSalesQuantity?: Numeric | null | undefined;
  MaximumSalesQuantity?: Numeric | null | undefined;
};
/**
 * An order to a supplier.
 */
export type mvPurchaseOrder = {
  PurchaseOrderId?: Numeric | null | undefined;
  PurchaseOrderTypeId?: Numeric | null | undefined;
  PurchaseOrderTypeAbbreviation?: string | null | undefined;
  PurchaseOrderTypeDescription?: string | null | undefined;
  PurchaseOrderNo?: string | null | undefined;
  PurchaseOrderReferenceNo?: string | null | undefined;
  PurchaseOrderReferenceApplication?: string | null | undefined;
  PurchaseOrderReferenceNo2?: string | null | undefined;
  PurchaseOrderReferenceApplication2?: string | null | undefined;
  PurchaseOrderReferenceNo3?: string | null | undefined;
  PurchaseOrderReferenceApplication3?: string | null | undefined;
  PurchaseOrderDate?: DateTime | null | undefined;
  PurchaseOrderCustomOrderDate1?: DateTime | null | undefined;
  PurchaseOrderCustomOrderDate2?: DateTime | null | undefined;
  PurchaseOrderCurrencyCode?: string | null | undefined;
  PurchaseOrderSupplierID?: Numeric | null | undefined;
  PurchaseOrderSupplierName?: string | null | undefined;
  PurchaseOrderAddress?: string | null | undefined;
  PurchaseOrderPickupAddress?: string | null | undefined;
  PurchaseOrderContactPerson?: string | null | undefined;
  PurchaseOrderAddresses?: readonly mvAddress[] | null | undefined;
  PurchaseOrderInventoryLocationID?: Numeric | null | undefined;
  PurchaseOrderCustomFlag1?: boolean | null | undefined;
  PurchaseOrderCustomFlag2?: boolean | null | undefined;
  PurchaseOrderCustomFlag3?: boolean | null | undefined;
  PurchaseOrderCustomFlag4?: boolean | null | undefined;
  PurchaseOrderCustomFlag5?: boolean | null | undefined;
  PurchaseOrderCustomFlag6?: boolean | null | undefined;
  PurchaseOrderCustomFlag7?: boolean | null | undefined;
  PurchaseOrderCustomFlag8?: boolean | null | undefined;
  PurchaseOrderCustomFlag9?: boolean | null | undefined;
  PurchaseOrderCustomFlag10?: boolean | null | undefined;
  PurchaseOrderComments?: string | null | undefined;
  PurchaseOrderTags?: string | null | undefined;
  PurchaseOrderTotalWeight?: Numeric | null | undefined;
  PurchaseOrderTotalWeightUnitID?: Numeric | null | undefined;
  PurchaseOrderPaymentTermsEnumeration?: string | null | undefined;
  PurchaseOrderPaymentMethod?: string | null | undefined;
  PurchaseOrderTotalQuantity?: Numeric | null | undefined;
  PurchaseOrderAmountSubtotalWithoutTaxAndDiscount?: Numeric | null | undefined;
  PurchaseOrderAmountTotalDiscount?: Numeric | null | undefined;
  PurchaseOrderAmountTotalTax?: Numeric | null | undefined;
  PurchaseOrderAmountGrandTotal?: Numeric | null | undefined;
  PurchaseOrderDetails?: readonly mvPurchaseOrderRow[] | null | undefined;
  PurchaseOrderReceiveDocumentTypeID?: Numeric | string | null | undefined;
  PurchaseOrderReceiveDocumentNo?: string | null | undefined;
  PurchaseOrderStatus?: string | null | undefined;
  chkReOpenOrCloseRelatedDocs?: boolean | null | undefined;
  PurchaseOrderCreationDate?: DateTime | null | undefined;
  PurchaseOrderLastUpdatedDate?: DateTime | null | undefined;
  PurchaseOrderExpectedReceivingDateEarliest?: DateTime | null | undefined;
  PurchaseOrderExpectedReceivingDateLatest?: DateTime | null | undefined;
  PurchaseOrderReceiveDocumentIssueDate?: DateTime | null | undefined;
};
/**
 * One row of a purchase order.
 */
export type mvPurchaseOrderRow = {
  PurchaseOrderRowDetailID?: Numeric | null | undefined;
  PurchaseOrderRowProductID?: Numeric | null | undefined;
  PurchaseOrderRowProductSKU?: string | null | undefined;
  PurchaseOrderRowProductDescription?: string | null | undefined;
  PurchaseOrderRowQuantity?: Numeric | null | undefined;
  PurchaseOrderRowReceivedQuantity?: Numeric | null | undefined;
  PurchaseOrderRowInvoicedQuantity?: Numeric | null | undefined;
  PurchaseOrderRowUnitPriceWithoutTaxOrDiscount?: Numeric | null | undefined;
  PurchaseOrderRowTaxID?: Numeric | null | undefined;
  PurchaseOrderTotalTaxAmount?: Numeric | null | undefined;
  PurchaseOrderRowDiscountID?: Numeric | null | undefined;
  PurchaseOrderRowTotalDiscountAmount?: Numeric | null | undefined;
  PurchaseOrderRowTotalAmount?: Numeric | null | undefined;
  PurchaseOrderRowSerialNumbers?: readonly string[] | null | undefined;
  PurchaseOrderRowBatchNumbers?: readonly BatchNumberDetail[] | null | undefined;
  PurchaseOrderRowRemarks?: string | null | undefined;
  PurchaseOrderRowTotalWeight?: Numeric | null | undefined;
  PurchaseOrderRowTotalWeightUnitID?: Numeric | null | undefined;
  PurchaseOrderRowExpectedReceivingDateEarliest?: DateTime | null | undefined;
  PurchaseOrderRowExpectedReceivingDateLatest?: DateTime | null | undefined;
};
/**
 * An order of a client.
 */
export type mvSalesOrder = {
  SalesOrderId?: Numeric | null | undefined;
  SalesOrderTypeId?: Numeric | null | undefined;
  SalesOrderTypeAbbreviation?: string | null | undefined;
  SalesOrderTypeDescription?: string | null | undefined;
  SalesOrderNo?: string | null | undefined;
  SalesOrderReferenceNo?: string | null | undefined;
  SalesOrderReferenceApplication?: string | null | undefined;
  SalesOrderReferenceNo2?: string | null | undefined;
  SalesOrderReferenceApplication2?: string | null | undefined;
  SalesOrderReferenceNo3?: string | null | undefined;
  SalesOrderReferenceApplication3?: string | null | undefined;
  SalesOrderDate?: DateTime | null | undefined;
  SalesOrderCustomOrderDate1?: DateTime | null | undefined;
  SalesOrderCustomOrderDate2?: DateTime | null | undefined;
  SalesOrderCurrencyCode?: string | null | undefined;
  SalesOrderClientID?: Numeric | null | undefined;
  SalesOrderClientName?: string | null | undefined;
  SalesOrderBillingAddress?: string | null | undefined;
  SalesOrderShippingAddress?: string | null | undefined;
  SalesOrderContactPerson?: string | null | undefined;
  SalesOrderAddresses?: readonly mvAddress[] | null | undefined;
  SalesOrderInventoryLocationID?: Numeric | null | undefined;
  SalesOrderCustomFlag1?: boolean | null | undefined;
  SalesOrderCustomFlag2?: boolean | null | undefined;
  SalesOrderCustomFlag3?: boolean | null | undefined;
  SalesOrderCustomFlag4?: boolean | null | undefined;
  SalesOrderCustomFlag5?: boolean | null | undefined;
  SalesOrderCustomFlag6?: boolean | null | undefined;
  SalesOrderCustomFlag7?: boolean | null | undefined;
  SalesOrderCustomFlag8?: boolean | null | undefined;
  SalesOrderCustomFlag9?: boolean | null | undefined;
  SalesOrderCustomFlag10?: boolean | null | undefined;
  SalesOrderShippingProviderInfo?: ShippingInfo | null | undefined;
  SalesOrderComments?: string | null | undefined;
  SalesOrderTags?: string | null | undefined;
  SalesOrderTotalWeight?: Numeric | null | undefined;
  SalesOrderTotalWeightUnitID?: Numeric | null | undefined;
  SalesOrderPaymentTermsEnumeration?: string | null | undefined;
  SalesOrderPaymentMethod?: string | null | undefined;
  SalesOrderTotalQuantity?: Numeric | null | undefined;
  SalesOrderAmountSubtotalWithoutTaxAndDiscount?: Numeric | null | undefined;
  SalesOrderAmountShipping?: Numeric | null | undefined;
  SalesOrderAmountTotalDiscount?: Numeric | null | undefined;
  SalesOrderAmountTotalTax?: Numeric | null | undefined;
  SalesOrderAmountGrandTotal?: Numeric | null | undefined;
  SalesOrderDetails?: readonly mvSalesOrderRow[] | null | undefined;
  SalesOrderShipDocumentTypeID?: Numeric | string | null | undefined;
  SalesOrderShipDocumentNo?: string | null | undefined;
  SalesOrderStatus?: string | null | undefined;
  chkReOpenOrCloseRelatedDocs?: boolean | null | undefined;
  SalesOrderCreationDate?: DateTime | null | undefined;
  SalesOrderLastUpdatedDate?: DateTime | null | undefined;
  SalesOrderExpectedShipmentDateEarliest?: DateTime | null | undefined;
  SalesOrderExpectedShipmentDateLatest?: DateTime | null | undefined;
  SalesOrderShipDocumentIssueDate?: DateTime | null | undefined;
};
/**
 * One row of a sales order.
 */
export type mvSalesOrderRow = {
  SalesOrderRowDetailID?: Numeric | null | undefined;
  SalesOrderRowProductID?: Numeric | null | undefined;
  SalesOrderRowProductSKU?: string | null | undefined;
  SalesOrderRowProductDescription?: string | null | undefined;
  SalesOrderRowQuantity?: Numeric | null | undefined;
  SalesOrderRowShippedQuantity?: Numeric | null | undefined;
  SalesOrderRowInvoicedQuantity?: Numeric | null | undefined;
  SalesOrderRowUnitPriceWithoutTaxOrDiscount?: Numeric | null | undefined;
  SalesOrderRowTaxID?: Numeric | null | undefined;
  SalesOrderTotalTaxAmount?: Numeric | null | undefined;
  SalesOrderRowDiscountID?: Numeric | null | undefined;
  SalesOrderRowTotalDiscountAmount?: Numeric | null | undefined;
  SalesOrderRowTotalAmount?: Numeric | null | undefined;
  SalesOrderRowSerialNumbers?: readonly string[] | null | undefined;
  SalesOrderRowBatchNumbers?: readonly BatchNumberDetail[] | null | undefined;
  SalesOrderRowRemarks?: string | null | undefined;
  SalesOrderRowTotalWeight?: Numeric | null | undefined;
  SalesOrderRowTotalWeightUnitID?: Numeric | null | undefined;
};
/**
 * A carrier.
 */
export type mvShippingProvider = {
  ShippingProviderId?: Numeric | null | undefined;
  ShippingProviderName?: string | null | undefined;
  ShippingProviderTrackingURL?: string | null | undefined;
  ShippingProviderComments?: string | null | undefined;
  ShippingProviderServices?: readonly ShippingProviderService[] | null | undefined;
  ShippingProviderPackages?: readonly ShippingProviderPackage[] | null | undefined;
  ShippingProviderApplication?: string | null | undefined;
};
/**
 * A production order with a bill of materials.
 */
export type mvWorkOrder = {
  WorkOrderId?: Numeric | null | undefined;
  WorkOrderTypeId?: Numeric | null | undefined;
  WorkOrderFinishedGoodTypeId?: Numeric | null | undefined;
  WorkOrderTypeAbbreviation?: string | null | undefined;
  WorkOrderTypeDescription?: string | null | undefined;
  WorkOrderNo?: string | null | undefined;
  WorkOrderFinishedGoodSKU?: string | null | undefined;
  WorkOrderStartDate?: DateTime | null | undefined;
  WorkOrderDueDate?: DateTime | null | undefined;
  WorkOrderPriority?: string | null | undefined;
  WorkOrderCurrencyCode?: string | null | undefined;
  WorkOrderInventoryLocationID?: Numeric | null | undefined;
  WorkOrderComments?: string | null | undefined;
  WorkOrderTags?: string | null | undefined;
  WorkOrderReferenceNo?: string | null | undefined;
  WorkOrderReferenceApplication?: string | null | undefined;
  WorkOrderReferenceNo2?: string | null | undefined;
  WorkOrderReferenceApplication2?: string | null | undefined;
  WorkOrderReferenceNo3?: string | null | undefined;
  WorkOrderReferenceApplication3?: string | null | undefined;
  TopLevelWorkOrderId?: Numeric | null | undefined;
  WorkOrderOrderedQuantity?: Numeric | null | undefined;
  WorkOrderReceivedQuantity?: Numeric | null | undefined;
  WorkOrderTotalMaterialCost?: Numeric | null | undefined;
  WorkOrderTotalLabourCost?: Numeric | null | undefined;
  WorkOrderTotalOverheadCost?: Numeric | null | undefined;
  WorkOrderFinishedGoodUnitCost?: Numeric | null | undefined;
  WorkOrderDetails?: readonly mvWorkOrderRow[] | null | undefined;
  WorkOrderStatus?: string | null | undefined;
  WorkOrderCreationDate?: DateTime | null | undefined;
  WorkOrderLastUpdatedDate?: DateTime | null | undefined;
  WorkOrderCustomFlag1?: boolean | null | undefined;
  WorkOrderCustomFlag2?: boolean | null | undefined;
  WorkOrderCustomFlag3?: boolean | null | undefined;
  WorkOrderCustomFlag4?: boolean | null | undefined;
  WorkOrderCustomFlag5?: boolean | null | undefined;
  WorkOrderCustomFlag6?: boolean | null | undefined;
  WorkOrderCustomFlag7?: boolean | null | undefined;
  WorkOrderCustomFlag8?: boolean | null | undefined;
  WorkOrderCustomFlag9?: boolean | null | undefined;
  WorkOrderCustomFlag10?: boolean | null | undefined;
};
/**
 * One material of a work order.
 */
export type mvWorkOrderRow = {
  WorkOrderBOMRowProductSKU?: string | null | undefined;
  WorkOrderBOMRowProductDescription?: string | null | undefined;
  WorkOrderBOMRowProductVariant?: string | null | undefined;
  WorkOrderBOMRowProductQuantityUnit?: string | null | undefined;
  WorkOrderBOMRowRemarks?: string | null | undefined;
  WorkOrderBOMRowOrderedQuantity?: Numeric | null | undefined;
  WorkOrderBOMRowTotalAllocatedQuantity?: Numeric | null | undefined;
  WorkOrderRowAllocatedDetails?: readonly WorkOrderRowAllocatedDetail[] | null | undefined;
};
