import { EVENT, REPORT, SUPPLIER } from './operations.ts';
import { rowsOf, totals } from './rows.ts';
import { tableOf, type World } from './store.ts';
import { numberOf, type Rec, type Value, type WallClock } from './types.ts';

const SKUS = ['BOX-1', 'BOX-2', 'LID-1'];
const BATCHES = ['B-MAR', 'B-JUN', 'B-SEP'];
/** A run takes six of each kind of disposable record; the seventh shows that nothing else is taken. */
const SPARE = 7;

const wall = (text: string): WallClock => ({ wall: Date.parse(`${text}Z`) });
const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Fills the server with its first records and tells what a client can't find out: the fixtures of a run. */
export function seed(world: World): Readonly<Record<string, unknown>> {
  const { store } = world;
  const keep = (name: string, record: Rec): Rec => store.keep(tableOf(world, name), record);
  const products = store.table('products').rows;
  for (const [at, ProductSKU] of [...SKUS, 'MILK'].entries())
    products.set(at + 1, { ProductID: at + 1, ProductSKU, ProductDescription: `Product ${at + 1}` });
  for (const [at, BatchNumberName] of [...BATCHES.entries()].reverse())
    keep('mvBatchNumber', {
      BatchNumberName,
      ProductSKU: 'MILK',
      Quantity: 4,
      ExpiryDate: wall(`2031-0${3 * (at + 1)}-01T00:00:00`),
    });
  times(6, (at) =>
    keep('mvSerialNumber', { SerialNumberName: `SN-${at}`, ProductSKU: 'LID-1', InStock: at % 2 === 0 }),
  );
  times(6, (at) =>
    keep('mvDashboardBox', {
      ...{ DashboardBoxID: at + 1, DashboardBoxTitle: `Box ${at + 1}`, DashboardBoxType: 'Grid' },
      DashboardBoxGridType: at % 2 === 0 ? 'Stock' : 'Orders',
    }),
  );
  times(5, (at) => keep('mvProductClient', client(at)));
  times(5, (at) => keep('mvProductBOM', bom(at - 50)));
  times(3, (at) => keep('mvDiscount', { DiscountName: `Lasting ${at}`, DiscountValue: at }));
  times(5, (at) => keep('mvCompany', company(at)));
  times(4, (at) => keep('mvShippingProvider', provider(at)));
  times(6, (at) => keep('mvSalesOrder', salesOrder(world, at)));
  const rows = store.table('CustomReportRow', 'At').rows;
  for (const at of [1, 2, 3, 4, 5])
    rows.set(at, { Label: `Row ${at}`, Amount: at / 4, On: wall(`2017-0${at}-10T08:15:00`) });
  const typeOf = (DocumentTypeID: number, name: string): Rec =>
    keep('mvDocumentType', {
      ...{ DocumentTypeID, DocumentTypeAbbreviation: name.slice(0, 2), DocumentTypeDescription: name },
      DocumentTypeOptionsShowDiscount: DocumentTypeID % 2 === 0,
      DocumentTypeAutoNumberingStartFrom: 1,
    });
  typeOf(-1, 'Goods inbound');
  typeOf(-2, 'Sales order');
  const receive = typeOf(20, 'Receipt of goods');
  const id = (record: Rec, member: string): number => numberOf(record, member);
  const loose = (table: string, record: Rec): number => {
    const next = store.nextId();
    store.table(table).rows.set(next, record);
    return next;
  };
  const shipped = keep('mvDocument', {
    DocumentStatus: 'Pending',
    DocumentShippingInfo: { CostInfo: { ShippingCost: 4.5, OtherCosts: 1, TotalCost: 5.5 }, LockerId: 3 },
  });
  const orders = (status: string, sku: string): readonly number[] =>
    times(SPARE, (at) => id(keep('mvWorkOrder', workOrder(at, status, sku)), 'WorkOrderId'));
  const produced = orders('InProcess', 'BOX-2').slice(0, 6);
  return {
    knownSkus: SKUS,
    unknownSku: 'NO-SUCH-BOX',
    goodsInboundDocumentTypeId: -1,
    receiveDocumentTypeId: id(receive, 'DocumentTypeID'),
    supplierId: SUPPLIER,
    supplierName: 'Alpha Boxes',
    inventoryLocationId: 1,
    customReportId: REPORT,
    settingName: 'Currency',
    documentIdWithShipping: id(shipped, 'DocumentId'),
    openWorkOrders: orders('InProcess', 'BOX-1'),
    batchProductSku: 'MILK',
    batchesByExpiry: BATCHES,
    eventType: EVENT,
    disposable: {
      discounts: times(SPARE, (at) =>
        id(keep('mvDiscount', { DiscountName: `Discount ${at}`, DiscountValue: at + 0.5 }), 'DiscountID'),
      ),
      boms: times(SPARE, (at) => id(keep('mvProductBOM', bom(at)), 'ProductID')),
      documentTypes: times(SPARE, (at) => id(typeOf(30 + at, `Spare ${at}`), 'DocumentTypeID')),
      contactPersons: times(SPARE, (at) => loose('contactPersons', { Name: `Person ${at}` })),
      closedWorkOrders: orders('Completed', 'BOX-1'),
      allocatedWorkOrders: orders('InProcess', 'MILK').map((order) => ({
        id: order,
        sku: 'MILK',
        quantity: '8',
        serials: [],
        batches: BATCHES.slice(0, 2),
      })),
      finishedGoodReceipts: [...produced, ...produced].map((WorkOrderId) => ({
        id: loose('receipts', { WorkOrderId, Quantity: 1 }),
        workOrderId: WorkOrderId,
      })),
    },
  };
}

const client = (at: number): Rec => ({
  ...{ ProductID: at + 1, ProductClientID: 50 + (at % 2), ProductClientPrice: at + 0.25 },
  ...{ ProductClientSKU: `C-${at}`, ProductClientDescription: `For client ${at}`, DefaultSalesQuantity: 1 },
});

const company = (at: number): Rec => ({
  ...{
    CompanyName: `Company ${at}`,
    CompanyIsDefault: at === 0,
    CompanyCurrency: 'EUR',
    CompanyTimeZoneOffsetInMinutes: 120,
  },
  CompanyAddress: {
    AddressType: 'General',
    AddressLine1: `${at} Harbour Street`,
    City: 'Athens',
    Country: 'GR',
  },
  CompanyDaylightStartDate: wall(at === 1 ? '2017-03-26T00:00:00' : `2017-03-2${at}T06:00:00`),
});

const provider = (at: number): Rec => ({
  ...{ ShippingProviderName: `Carrier ${at}`, ShippingProviderComments: at === 0 ? null : 'By road' },
  ShippingProviderServices: [
    { Id: null, IsEnabled: true, Name: 'Express' },
    { Id: `s${at}`, IsEnabled: false, Name: 'Slow' },
  ],
  ShippingProviderPackages: [{ Id: 'p', IsEnabled: true, Name: 'Pallet' }],
});

/** One of them has a date that no clock in Athens ever showed. */
function salesOrder(world: World, at: number): Rec {
  const texts: Value = at === 1 ? [] : [`S-${at}-1`, `S-${at}-2`];
  const row = {
    ...{ SalesOrderRowProductSKU: SKUS[at % 3] ?? '', SalesOrderRowQuantity: at + 1 },
    ...{ SalesOrderRowUnitPriceWithoutTaxOrDiscount: 2.5, SalesOrderRowSerialNumbers: texts },
    SalesOrderRowBatchNumbers: [
      { BatchNumberName: 'X', ExpiryDate: wall('2031-05-31T10:30:00'), AssignedQTYInDetail: 1 },
    ],
  };
  const rows = rowsOf(world, 'SalesOrder', { SalesOrderDetails: [row] }, '');
  return {
    ...{
      SalesOrderNo: `SO-${at}`,
      SalesOrderStatus: at % 2 === 0 ? 'Pending' : 'Shipped',
      SalesOrderCurrencyCode: 'EUR',
    },
    SalesOrderDate: wall(at === 3 ? '2017-03-26T03:30:00' : `2017-0${at + 1}-10T09:00:00`),
    ...{
      SalesOrderShippingAddress: `${at} Sea Road`,
      SalesOrderClientID: 50,
      SalesOrderClientName: 'Client & Sons',
    },
    SalesOrderAddresses: [{ AddressType: 'General', City: 'Volos', Country: 'GR' }],
    ...{ ...totals('SalesOrder', {}, rows), SalesOrderDetails: rows },
  };
}

const workOrder = (at: number, WorkOrderStatus: string, sku: string): Rec => ({
  ...{ WorkOrderNo: `WO-${at}`, WorkOrderStatus, WorkOrderPriority: at % 2 === 0 ? 'Medium' : 'High' },
  ...{ WorkOrderFinishedGoodSKU: 'BOX-2', WorkOrderOrderedQuantity: 5, WorkOrderReceivedQuantity: 2 },
  WorkOrderDetails: [
    {
      ...{
        WorkOrderBOMRowProductSKU: sku,
        WorkOrderBOMRowOrderedQuantity: 8,
        WorkOrderBOMRowTotalAllocatedQuantity: 8,
      },
      WorkOrderRowAllocatedDetails: [
        {
          WorkOrderBOMRowAllocatedQuantity: 8,
          WorkOrderBOMRowAllocatedDateTime: wall('2017-02-03T11:20:00'),
          WorkOrderBOMRowAllocatedSerialNumbers: [],
          WorkOrderBOMRowAllocatedBatchNumbers: BATCHES.slice(0, 2).map((BatchNumberName) => ({
            BatchNumberName,
            AssignedQTYInDetail: 4,
          })),
        },
      ],
    },
  ],
});

const bom = (at: number): Rec => ({
  ...{ ProductID: 100 + at, ProductSKU: `GOOD-${at}` },
  mvRawMaterials: SKUS.slice(0, 2).map((ProductSKU, row) => ({
    ...{ ProductID: row + 1, ProductSKU, ProductDescription: `Product ${row + 1}`, RawMaterialQuantity: 2 },
  })),
});
