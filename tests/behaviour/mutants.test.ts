import { expect, test } from 'vitest';
import { tryMutant } from '../../cli/prove/systematic/tryMutant.ts';
import { makeTrial } from '../../cli/prove/Trial.ts';
import { wholePlan } from '../../cli/prove/wholePlan.ts';

// Kinds of mutants that nothing caught at first, each with the clause that has to be red.

const plan = wholePlan();

test.each([
  ['response/all/DashboardBoxGet/mvDashboardBoxes/otherNumber', 'TYP-14'],
  ['response/jsv~second/DiscountGet/mvDiscounts/doubled', 'GET-8'],
  ['response/soap11~second/SalesOrderGet/mvSalesOrders[].SalesOrderCustomFlag2/inverted', 'GET-8'],
  ['response/csv~repeated/SalesOrderGet/failsAgain', 'GET-8'],
  ['response/jsv~second/DiscountGet/mvDiscounts/reversed', 'GET-2'],
  ['response/soap12~second/DiscountGet/mvDiscounts/otherNumber', 'TYP-14'],
  ['response/all/ProductBOMGet/mvProductBOMs/firstItemOnly', 'DEL-1'],
  ['response/soap12/CompanyGet/mvCompanies[].CompanyTaxIdNumber/dropped', 'XF-1'],
  ['response/xml@suffix/SalesOrderGet/mvSalesOrders/doubled', 'XF-1'],
  ['response/soap11@suffix/SalesOrderGet/mvSalesOrders/reversed', 'XF-1'],
  ['response/csv@named/SalesOrderGet/mvSalesOrders[].SalesOrderCustomFlag2/camelCased', 'XF-1'],
  [
    'response/json@suffix/SalesOrderGet/mvSalesOrders[].SalesOrderDetails[].SalesOrderRowSerialNumbers/reversed',
    'XF-1',
  ],
  ['request/xml/ProductClientGet/Filters[LessThan.number]/ignored', 'FLT-1'],
  ['request/json/SalesOrderGet/Filters[NotEquals.bool]/asLessThan', 'FLT-1'],
  ['request/all/DiscountGet/Filters[Equals.int]/asContains', 'FLT-1'],
  ['response/csv~second/ProductBOMGet/mvProductBOMs[].mvRawMaterials/oneAsObject', 'TYP-11'],
  ['response/xml/CustomReportGetData/failure[noReport]/messageLost', 'ENV-4'],
  ['response/csv/CustomReportGetData/failure[noReport]/otherStatus', 'XF-4'],
  ['response/soap11/PurchaseOrderUpdate/failure[unknownOrder]/idTold', 'ENV-8'],
  ['response/json/DocumentUpdate/failure[unknownSku]/codeTold', 'ERR-1'],
  ['request/csv@path/WorkOrderReOpen/notRouted', 'FMT-1'],
  ['request/xml@query/ProductBundleUpdate/notRouted', 'FMT-7'],
  ['request/soap12@soap/ShippingInformationUpdate/notRouted', 'FMT-4'],
  ['request/xml@path/EventSubscriptionAdd/notRouted', 'FMT-1'],
  ['response/csv/ProductClientGet/mvProductClient[].ProductID/unprefixed', 'XF-1'],
  ['request/csv/ShippingInformationDelete/DocumentId/scaled', 'FMT-1'],
  ['request/xml/ShippingInformationUpdate/DocumentId/scaled', 'FMT-1'],
  ['response/csv/ShippingProviderUpdate/mvShippingProvider.ShippingProviderServices/unprefixed', 'TYP-14'],
  ['request/soap11/EventSubscriptionAdd/mvEvent.Application/dropped', 'EVT-1'],
  ['request/soap12/EventSubscriptionAdd/mvEvent.EventType/dropped', 'FMT-4'],
  ['request/soap11/WorkOrderReturnMaterials/WorkOrderReturnMaterials[].ReturnQuantity/dropped', 'FMT-3'],
  ['request/soap11/ShippingProviderGet/Filters[].SearchValue/endLost', 'FLT-1'],
  ['request/xml/DiscountGet/Filters[].FieldName/dropped', 'FLT-1'],
  ['request/json/WorkOrderReturnMaterials/WorkOrderReturnMaterials/lastItemLost', 'WO-1'],
  ['response/csv~second/CompanyGet/mvCompanies[].CompanyAddress.Longitude/middleLost', 'GET-8'],
  ['response/csv/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderAddresses/oneAsObject', 'TYP-11'],
  ['request/soap12/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderReceiveDocumentTypeID/dropped', 'PO-5'],
  ['request/xml/PurchaseOrderUpdate/mvPurchaseOrder.PurchaseOrderReceiveDocumentTypeID/dropped', 'PO-5'],
  ['request/soap12/ShippingProviderUpdate/mvShippingProvider.ShippingProviderServices[].Id/cut', 'ACT-1'],
  ['response/json@jsonp/SalesOrderGet/mvSalesOrders[].SalesOrderAddresses/reversed', 'FMT-8'],
  ['response/csv/BatchNumberGet/mvBatchNumbers/oneAsObject', 'TYP-11'],
  ['response/csv@query/SalesOrderGet/mvSalesOrders/oneAsObject', 'TYP-11'],
  ['request/json/CustomReportGetData/CustomReportId/scaled', 'XF-1'],
  ['response/all/AccountSettingsGet/mvAccountSettings/otherNumber', 'TYP-14'],
  ['response/soap12/AccountSettingsGet/mvAccountSettings/doubled', 'XF-1'],
  ['request/csv/DocumentTypeGet/Filters[Equals.enumeration]/asContains', 'FLT-1'],
  ['request/xml/ProductBOMGet/Filters[].SearchValue/cut', 'FLT-5'],
  ['request/soap11/ShippingInformationUpdate/DocumentId/oneMore', 'SHP-1'],
])('%s breaks %s and nothing else', { timeout: 60_000 }, async (name, clause) => {
  expect(await brokenBy(name)).toEqual([clause]);
});

test('a list of its first record alone breaks GET-5, which a search shows, and XF-1', async () => {
  const broken = await brokenBy('response/json/DashboardBoxGet/mvDashboardBoxes/firstItemOnly');
  expect([...broken].sort()).toEqual(['GET-5', 'XF-1']);
});

test.each([
  ['request/csv/DocumentUpdate/mvDocument.DocumentDetails[].DocumentRowProductSKU/middleLost', 'FMT-1'],
  ['request/csv/ShippingProviderUpdate/mvShippingProvider.ShippingProviderServices/lastItemLost', 'ACT-1'],
  ['request/csv/ProductBundleUpdate/ProductBundleDetails.IncludedProducts/lastItemLost', 'PB-1'],
  ['request/csv/ProductBundleUpdate/mvRecordAction/dropped', 'FMT-1'],
  ['request/csv/EventSubscriptionAdd/mvEvent.ListenerURL/dropped', 'FMT-1'],
  ['request/xml/EventSubscriptionAdd/mvEvent.EventType/dropped', 'FMT-1'],
])(
  '%s breaks %s in a run where another write of its format came back whole',
  { timeout: 60_000 },
  async (name, clause) => {
    expect(await brokenBy(name)).toEqual([]);
    expect(await brokenBy(name, 0.1)).toContain(clause);
  },
);

/** The clauses that a mutant turns red, in the cases near it and a share of the others. */
async function brokenBy(name: string, share = 0): Promise<readonly string[]> {
  const { breaches } = await tryMutant(makeTrial('systematic', [name], [], share, 1), plan);
  return [...new Set(breaches.map(({ clause }) => clause))];
}
