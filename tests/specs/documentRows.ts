/**
 * The operation table, copied by hand from the document: `?` stands for "(opt)" or for what a common rule makes
 * optional (Filters, ReturnTopNRecords, the source application of writes, InternalErrorCode, relatedDocumentID
 * outside ReceiveItems), `!` for "on failure".
 */
const table = `
DocumentUpdate | POST /Document/DocumentUpdate | APIKEY mvDocument mvRecordAction mvInsertUpdateDeleteSourceApplication? AutoInsertBundledProductRows? AutoInsertBatchNumbersToProductRows? | mvDocument ResponseStatus entityID
DocumentTypeGet | generic | Filters? ReturnTopNRecords? APIKEY showDeleted | mvDocumentTypes ResponseStatus InternalErrorCode?
DocumentTypeDelete | generic | APIKEY documentTypeIDToDelete mvInsertUpdateDeleteSourceApplication | ResponseStatus InternalErrorCode?
PurchaseOrderUpdate | POST /PurchaseOrder/PurchaseOrderUpdate | APIKEY mvPurchaseOrder mvRecordAction mvInsertUpdateDeleteSourceApplication? | mvPurchaseOrder ResponseStatus entityID relatedDocumentID? InternalErrorCode?
SalesOrderGet | GET+POST /SalesOrder/SalesOrderGet | Filters? ReturnTopNRecords? APIKEY mvSalesOrderNo? mvSalesOrderStatus? | mvSalesOrders ResponseStatus InternalErrorCode?
WorkOrderReturnMaterials | POST /WorkOrder/WorkOrderReturnMaterials | APIKEY WorkOrderId Comments? WorkOrderReturnMaterials | mvWorkOrder ResponseStatus entityID InternalErrorCode?
WorkOrderReOpen | POST /WorkOrder/WorkOrderReOpen | APIKEY WorkOrderId mvInsertUpdateDeleteSourceApplication? | mvWorkOrder ResponseStatus entityID
WorkOrderDeleteFinishedGoodReceipt | generic | APIKEY FinishedGoodReceiptId FinishedGoodDeleteComments? | mvWorkOrder ResponseStatus entityID InternalErrorCode?
ShippingProviderGet | generic | Filters? ReturnTopNRecords? APIKEY showDeleted | mvShippingProviders ResponseStatus InternalErrorCode?
ShippingProviderUpdate | POST /ShippingProvider/ShippingProviderUpdate | APIKEY mvShippingProvider mvRecordAction mvInsertUpdateDeleteSourceApplication? | mvShippingProvider ResponseStatus entityID
DiscountGet | generic | Filters? ReturnTopNRecords? APIKEY | mvDiscounts ResponseStatus
DiscountDelete | generic | APIKEY DiscountIDToDelete mvInsertUpdateDeleteSourceApplication | result ResponseStatus InternalErrorCode?
ProductBOMGet | generic | Filters? ReturnTopNRecords? APIKEY | mvProductBOMs ResponseStatus
ProductBOMDelete | POST /ProductBOM/ProductBOMDelete | APIKEY FinishedGoodIDToDeleteItsBOM mvInsertUpdateDeleteSourceApplication | result ResponseStatus entityID! InternalErrorCode!
ProductClientGet | GET+POST /ProductClient/ProductClientGet | Filters? ReturnTopNRecords? APIKEY | mvProductClient ResponseStatus InternalErrorCode?
ProductBundleUpdate | POST /Product/ProductBundleUpdate | APIKEY ProductBundleDetails mvRecordAction forceSkuUpdateEvenIfUsedInDocuments mvInsertUpdateDeleteSourceApplication? | ProductBundleDetails ResponseStatus entityID InternalErrorCode?
IntegrationUpdateUpdate | POST /IntegrationUpdate/IntegrationUpdateUpdate | APIKEY mvIntegrationUpdate mvRecordAction | mvIntegrationUpdate ResponseStatus entityID InternalErrorCode?
EventSubscriptionAdd | generic | APIKEY mvEvent | mvEvent ResponseStatus entityID
DashboardBoxGet | GET+POST /DashboardBox/DashboardBoxGet | Filters? ReturnTopNRecords? APIKEY | mvDashboardBoxes ResponseStatus
CompanyGet | generic | Filters? ReturnTopNRecords? APIKEY showDeleted | mvCompanies ResponseStatus InternalErrorCode?
CompanyUpdate | generic | APIKEY mvCompany mvRecordAction associateCompanyWithDefaultDocumentTypes? documentTypePostfixForDefaultAsssociation? mvInsertUpdateDeleteSourceApplication? | mvCompany ResponseStatus entityID? InternalErrorCode?
CompanyDelete | generic | APIKEY CompanyIDToDelete DeleteRelatedDocumentTemplates? mvInsertUpdateDeleteSourceApplication? | result ResponseStatus
ContactPersonDelete | generic | APIKEY ContactPersonIDToDelete mvInsertUpdateDeleteSourceApplication | result ResponseStatus InternalErrorCode?
AccountSettingsGet | generic | APIKEY SettingName? | mvAccountSettings ResponseStatus InternalErrorCode?
APIKeyGet | generic | APIKEY | ResponseStatus
UserGet | generic | APIKEY | mvUser? ResponseStatus
SerialNumberGet | generic | APIKEY Page? Limit? Filters? ReturnTopNRecords? | mvSerialNumbers ResponseStatus
BatchNumberGet | generic | APIKEY SortBy? Page? Limit? Filters? ReturnTopNRecords? | mvBatchNumbers ResponseStatus
CustomReportGetData | generic | APIKEY CustomReportId CustomReportParameters? Page? Limit? | Rows? ResponseStatus?
ShippingInformationGet | generic | APIKEY DocumentId | ResponseStatus
ShippingInformationUpdate | generic | APIKEY DocumentId ShippingInfo | ShippingInfo ResponseStatus
ShippingInformationDelete | generic | APIKEY DocumentId | ResponseStatus
ShippingInformationCreateLabel | generic | APIKEY DocumentId ShippingInfo? NotifyCustomer? | ShippingInfo LabelURL ResponseStatus
`;

export interface Row {
  readonly name: string;
  readonly route: string;
  readonly request: readonly string[];
  readonly response: readonly string[];
}

export const rows: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', route = '', request = '', response = ''] = line.split(' | ');
    return { name, route, request: request.split(' '), response: response.split(' ') };
  });

const typed = (type: string, names: string): readonly (readonly [string, string])[] =>
  names.split(' ').map((name) => [name, type]);

/** The types of request and response members, by name: each name means one thing. */
export const memberTypes: Readonly<Record<string, string>> = Object.fromEntries([
  ...typed(
    'string',
    'APIKEY mvInsertUpdateDeleteSourceApplication mvSalesOrderNo mvSalesOrderStatus Comments',
  ),
  ...typed(
    'string',
    'FinishedGoodDeleteComments documentTypePostfixForDefaultAsssociation InternalErrorCode LabelURL',
  ),
  ...typed('int', 'ReturnTopNRecords Page Limit documentTypeIDToDelete DiscountIDToDelete CompanyIDToDelete'),
  ...typed('int', 'FinishedGoodIDToDeleteItsBOM ContactPersonIDToDelete FinishedGoodReceiptId WorkOrderId'),
  ...typed('int', 'DocumentId CustomReportId entityID relatedDocumentID'),
  ...typed('bool', 'AutoInsertBundledProductRows forceSkuUpdateEvenIfUsedInDocuments result NotifyCustomer'),
  ...typed('bool', 'associateCompanyWithDefaultDocumentTypes DeleteRelatedDocumentTemplates'),
  ...typed(
    'enumeration',
    'mvRecordAction showDeleted AutoInsertBatchNumbersToProductRows SettingName SortBy',
  ),
  ...typed('open', 'CustomReportParameters'),
  ...typed('list of Filter', 'Filters'),
  ...typed('list of WorkOrderReturnMaterial', 'WorkOrderReturnMaterials'),
  ...[
    'mvDocument',
    'mvPurchaseOrder',
    'mvShippingProvider',
    'mvIntegrationUpdate',
    'mvEvent',
    'mvCompany',
  ].flatMap((record) => typed(record, record)),
  ...['mvWorkOrder', 'mvUser', 'ProductBundleDetails', 'ShippingInfo', 'ResponseStatus'].flatMap((record) =>
    typed(record, record),
  ),
  ...typed('list of mvDocumentType', 'mvDocumentTypes'),
  ...typed('list of mvSalesOrder', 'mvSalesOrders'),
  ...typed('list of mvShippingProvider', 'mvShippingProviders'),
  ...typed('list of mvDiscount', 'mvDiscounts'),
  ...typed('list of mvProductBOM', 'mvProductBOMs'),
  ...typed('list of mvProductClient', 'mvProductClient'),
  ...typed('list of mvDashboardBox', 'mvDashboardBoxes'),
  ...typed('list of mvCompany', 'mvCompanies'),
  ...typed('list of mvAccountSetting', 'mvAccountSettings'),
  ...typed('list of mvSerialNumber', 'mvSerialNumbers'),
  ...typed('list of mvBatchNumber', 'mvBatchNumbers'),
  ...typed('list of CustomReportRow', 'Rows'),
]);
