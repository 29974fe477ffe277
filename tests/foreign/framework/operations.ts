import { now } from './dates.ts';
import { rowsOf, totals } from './rows.ts';
import { paged, selected, type Table, tableOf, type World, wanted, written } from './store.ts';
import {
  Failure,
  type Members,
  members,
  numberOf,
  type Rec,
  recordOf,
  recordsOf,
  round,
  textOf,
} from './types.ts';
import { deleteReceipt, returnMaterials } from './workOrders.ts';

/** An operation: its route, the classes of its request and answer, and what it does. Raises Failure. */
export interface Operation {
  readonly route: string | null;
  readonly request: Members;
  readonly response: Members;
  readonly run: (request: Rec, world: World) => Rec;
}

type Run = Operation['run'];

const operation = (route: string | null, request: string, response: string, run: Run): Operation => ({
  route,
  request: members(request),
  response: members(`${response}${response === '' ? '' : ' | '}of:ResponseStatus ResponseStatus`),
  run,
});

/** A Get: its list holds records of one class. */
const get = (route: string | null, name: string, list: string, showDeleted = false): Operation =>
  operation(
    route,
    `list:Filter Filters | int ReturnTopNRecords | text APIKEY${showDeleted ? ' | enum showDeleted' : ''}`,
    `list:${name} ${list}`,
    (request, world) => ({ [list]: selected(tableOf(world, name), request) }),
  );

const pagedGet = (name: string, list: string): Operation =>
  operation(
    null,
    'list:Filter Filters | int ReturnTopNRecords | text APIKEY | int Page Limit | enum SortBy',
    `list:${name} ${list}`,
    (request, world) => ({ [list]: paged(selected(tableOf(world, name), request), request) }),
  );

const source = 'text mvInsertUpdateDeleteSourceApplication';

/** A write: it answers the record that it keeps, and its id. */
const write = (
  route: string | null,
  name: string,
  more: string,
  complete: (record: Rec, before: Rec | undefined, world: World, request: Rec) => Rec,
): Operation =>
  operation(
    route,
    `text APIKEY | of:${name} ${name} | enum mvRecordAction | ${source}${more}`,
    `of:${name} ${name} | int entityID | text InternalErrorCode`,
    (request, world) => {
      const table = tableOf(world, name);
      const kept = written(world.store, table, request, recordOf(request, name), (record, before) =>
        complete(record, before, world, request),
      );
      return { [name]: kept, entityID: numberOf(kept, table.idMember) };
    },
  );

/** A delete; `gone` says what the document wants of the refusal for an id that names nothing. */
const remove = (
  route: string | null,
  member: string,
  name: string,
  response: string,
  gone: (id: number) => Failure,
): Operation =>
  operation(
    route,
    `text APIKEY | int ${member} | ${source} | bool DeleteRelatedDocumentTemplates`,
    response,
    (request, world) => {
      const table = tableOf(world, name);
      const id = numberOf(request, member);
      if (table.deleted.has(id) || !table.rows.has(id)) throw gone(id);
      table.deleted.add(id);
      return { result: true };
    },
  );

const noSuch =
  (what: string, internal = '') =>
  (id: number): Failure =>
    new Failure(`The ${what} with id ${id} does not exist and the delete failed.`, { internal });

const required = (record: Rec, member: string): void => {
  if (textOf(record, member).trim() === '') throw new Failure(`${member} is required.`);
};

const document: Operation = write(
  'Document',
  'mvDocument',
  ' | bool AutoInsertBundledProductRows | enum AutoInsertBatchNumbersToProductRows',
  (record, before, world, request) => {
    // Of a document that is there, only its description may change, and no member is that.
    if (before !== undefined) return before;
    const rows = rowsOf(world, 'Document', record, textOf(request, 'AutoInsertBatchNumbersToProductRows'));
    const DocumentStatus = textOf(record, 'DocumentStatus') || 'Pending';
    const when = now(world.host);
    const dates = { DocumentCreationDate: when, DocumentLastUpdatedDate: when };
    return {
      ...record,
      ...dates,
      ...totals('Document', record, rows),
      DocumentStatus,
      DocumentDetails: rows,
    };
  },
);

const PurchaseOrderUpdate = operation(
  'PurchaseOrder',
  `text APIKEY | of:mvPurchaseOrder mvPurchaseOrder | enum mvRecordAction | ${source}`,
  'of:mvPurchaseOrder mvPurchaseOrder | int entityID relatedDocumentID | text InternalErrorCode',
  (request, world) => {
    const sent = recordOf(request, 'mvPurchaseOrder');
    const table = tableOf(world, 'mvPurchaseOrder');
    if (textOf(request, 'mvRecordAction') === 'ReceiveItems') return receive(sent, table, world);
    const kept = written(world.store, table, request, sent, (record) => {
      required(record, 'PurchaseOrderNo');
      required(record, 'PurchaseOrderStatus');
      const supplier = numberOf(record, 'PurchaseOrderSupplierID');
      if (supplier > 0 && supplier !== SUPPLIER)
        throw new Failure(`The supplier with id ${supplier} does not exist.`);
      const rows = rowsOf(world, 'PurchaseOrder', record, '');
      return { ...record, ...totals('PurchaseOrder', record, rows), PurchaseOrderDetails: rows };
    });
    return { mvPurchaseOrder: kept, entityID: numberOf(kept, 'PurchaseOrderId') };
  },
);

export const SUPPLIER = 71;

/** Receives goods of an order: each row that is sent names its row by id, or else by SKU. */
function receive(sent: Rec, table: Table, world: World): Rec {
  const before = wanted(table, numberOf(sent, 'PurchaseOrderId'), 'purchase order');
  const type = numberOf(sent, 'PurchaseOrderReceiveDocumentTypeID');
  wanted(tableOf(world, 'mvDocumentType'), type, 'document type');
  const received = recordsOf(sent, 'PurchaseOrderDetails');
  const rows = recordsOf(before, 'PurchaseOrderDetails').map((row) => {
    const same = (member: string) => (one: Rec) => one[member] === row[member];
    const found =
      received.find(
        (one) => numberOf(one, 'PurchaseOrderRowDetailID') !== 0 && same('PurchaseOrderRowDetailID')(one),
      ) ??
      received.find(
        (one) => numberOf(one, 'PurchaseOrderRowDetailID') === 0 && same('PurchaseOrderRowProductSKU')(one),
      );
    if (found === undefined) return row;
    const quantity = numberOf(found, 'PurchaseOrderRowReceivedQuantity');
    if (quantity < 0 || quantity > numberOf(row, 'PurchaseOrderRowQuantity'))
      throw new Failure(`More of ${textOf(row, 'PurchaseOrderRowProductSKU')} was received than ordered.`);
    return { ...row, PurchaseOrderRowReceivedQuantity: quantity };
  });
  const receipt = world.store.keep(tableOf(world, 'mvDocument'), {
    DocumentTypeId: type,
    DocumentStatus: 'Pending',
  });
  const PurchaseOrderStatus = textOf(sent, 'PurchaseOrderStatus') || 'PartiallyReceived';
  const kept = world.store.keep(table, {
    ...before,
    PurchaseOrderStatus,
    PurchaseOrderReceiveDocumentTypeID: type,
    PurchaseOrderDetails: rows,
  });
  return {
    mvPurchaseOrder: kept,
    entityID: numberOf(kept, 'PurchaseOrderId'),
    relatedDocumentID: numberOf(receipt, 'DocumentId'),
  };
}

const workOrder = (route: string | null, request: string, run: Run): Operation =>
  operation(route, request, 'of:mvWorkOrder mvWorkOrder | int entityID | text InternalErrorCode', run);

/** What is done with the shipping block of a document. */
const shipping = (
  more: string,
  response: string,
  change: (block: Rec | null, request: Rec) => Rec | null,
  answer: (block: Rec | null, id: number) => Rec,
): Operation =>
  operation(null, `text APIKEY | int DocumentId${more}`, response, (request, world) => {
    const table = tableOf(world, 'mvDocument');
    const before = wanted(table, numberOf(request, 'DocumentId'), 'document');
    const block = change(before.DocumentShippingInfo as Rec | null, request);
    const kept = world.store.keep(table, { ...before, DocumentShippingInfo: block });
    return answer(kept.DocumentShippingInfo as Rec | null, numberOf(kept, 'DocumentId'));
  });

const sentBlock = (before: Rec | null, request: Rec): Rec | null => {
  const block = (request.ShippingInfo ?? before) as Rec | null;
  const costs = recordOf(block ?? {}, 'CostInfo');
  const TotalCost = round(numberOf(costs, 'ShippingCost') + numberOf(costs, 'OtherCosts'));
  return block === null ? null : { ...block, CostInfo: { ...costs, TotalCost } };
};

export const operations: Readonly<Record<string, Operation>> = {
  APIKeyGet: operation(null, 'text APIKEY', '', () => ({})),
  AccountSettingsGet: operation(
    null,
    'text APIKEY | enum SettingName',
    'list:mvAccountSetting mvAccountSettings | text InternalErrorCode',
    (request) => {
      const name = textOf(request, 'SettingName');
      const all = ['Currency', 'WeightUnit'].map((SettingName) => ({
        SettingName,
        SettingValue: `${SettingName}: "1"`,
      }));
      const found = all.filter(({ SettingName }) => name === '' || name === SettingName);
      if (found.length === 0) throw new Failure(`There is no setting ${name}.`);
      return { mvAccountSettings: found };
    },
  ),
  UserGet: operation(null, 'text APIKEY', 'of:mvUser mvUser', ({ host: _ }) => ({
    mvUser: { UserId: 3, UserName: 'Ελένη', UserEmail: 'eleni@example.com' },
  })),
  DocumentUpdate: document,
  DocumentTypeGet: get(null, 'mvDocumentType', 'mvDocumentTypes', true),
  DocumentTypeDelete: remove(
    null,
    'documentTypeIDToDelete',
    'mvDocumentType',
    'text InternalErrorCode',
    noSuch('document type'),
  ),
  PurchaseOrderUpdate,
  SalesOrderGet: operation(
    'SalesOrder',
    'list:Filter Filters | int ReturnTopNRecords | text APIKEY mvSalesOrderNo mvSalesOrderStatus',
    'list:mvSalesOrder mvSalesOrders | text InternalErrorCode',
    (request, world) => {
      const top = numberOf(request, 'ReturnTopNRecords');
      const is = (row: Rec, member: string): boolean =>
        ['', textOf(row, member)].includes(textOf(request, `mv${member}`));
      const found = selected(tableOf(world, 'mvSalesOrder'), { ...request, ReturnTopNRecords: 0 }).filter(
        (row) => is(row, 'SalesOrderNo') && is(row, 'SalesOrderStatus'),
      );
      return { mvSalesOrders: top > 0 ? found.slice(0, top) : found };
    },
  ),
  WorkOrderReturnMaterials: workOrder(
    'WorkOrder',
    'text APIKEY | int WorkOrderId | text Comments | list:ReturnMaterial WorkOrderReturnMaterials',
    returnMaterials,
  ),
  WorkOrderReOpen: workOrder('WorkOrder', `text APIKEY | int WorkOrderId | ${source}`, (request, world) => {
    const table = tableOf(world, 'mvWorkOrder');
    const before = wanted(table, numberOf(request, 'WorkOrderId'), 'work order');
    if (textOf(before, 'WorkOrderStatus') !== 'Completed') throw new Failure('The work order is not closed.');
    const mvWorkOrder = world.store.keep(table, { ...before, WorkOrderStatus: 'InProcess' });
    return { mvWorkOrder, entityID: numberOf(mvWorkOrder, 'WorkOrderId') };
  }),
  WorkOrderDeleteFinishedGoodReceipt: workOrder(
    null,
    'text APIKEY | int FinishedGoodReceiptId | text FinishedGoodDeleteComments',
    deleteReceipt,
  ),
  ShippingProviderGet: get(null, 'mvShippingProvider', 'mvShippingProviders', true),
  ShippingProviderUpdate: write('ShippingProvider', 'mvShippingProvider', '', (record) => {
    required(record, 'ShippingProviderName');
    return record;
  }),
  DiscountGet: get(null, 'mvDiscount', 'mvDiscounts'),
  DiscountDelete: remove(
    null,
    'DiscountIDToDelete',
    'mvDiscount',
    'bool result | text InternalErrorCode',
    noSuch('discount', 'DiscountNotExists'),
  ),
  ProductBOMGet: get(null, 'mvProductBOM', 'mvProductBOMs'),
  ProductBOMDelete: remove(
    'ProductBOM',
    'FinishedGoodIDToDeleteItsBOM',
    'mvProductBOM',
    'bool result | int entityID | text InternalErrorCode',
    (id) => new Failure(`The product with id ${id} does not exist and the update failed.`, { id }),
  ),
  ProductClientGet: get('ProductClient', 'mvProductClient', 'mvProductClient'),
  ProductBundleUpdate: write(
    'Product',
    'ProductBundleDetails',
    ' | bool forceSkuUpdateEvenIfUsedInDocuments',
    (record, _, world) => {
      required(record, 'BundleProductSKU');
      const IncludedProducts = recordsOf(record, 'IncludedProducts').map((each) => {
        const found = world.store.table('products').rows;
        const known = [...found].find(([, { ProductSKU }]) => ProductSKU === textOf(each, 'ProductSKU'));
        if (known === undefined)
          throw new Failure(`The product with SKU ${textOf(each, 'ProductSKU')} does not exist.`);
        return { ...each, ProductID: known[0], RelatedBundleID: numberOf(record, 'BundleProductID') };
      });
      return { ...record, IncludedProducts };
    },
  ),
  IntegrationUpdateUpdate: write(
    'IntegrationUpdate',
    'mvIntegrationUpdate',
    '',
    (record, before, { host }) => ({
      ...record,
      IntegrationUpdateDateTime:
        record.IntegrationUpdateDateTime ?? before?.IntegrationUpdateDateTime ?? now(host),
    }),
  ),
  EventSubscriptionAdd: operation(
    null,
    'text APIKEY | of:mvEvent mvEvent',
    'of:mvEvent mvEvent | int entityID',
    (request, world) => {
      const sent = recordOf(request, 'mvEvent');
      required(sent, 'ListenerURL');
      if (textOf(sent, 'EventType') !== EVENT)
        throw new Failure(`There is no event type ${textOf(sent, 'EventType')}.`);
      const mvEvent = world.store.keep(tableOf(world, 'mvEvent'), { ...sent, EventID: 0 });
      return { mvEvent, entityID: numberOf(mvEvent, 'EventID') };
    },
  ),
  DashboardBoxGet: get('DashboardBox', 'mvDashboardBox', 'mvDashboardBoxes'),
  CompanyGet: get(null, 'mvCompany', 'mvCompanies', true),
  CompanyUpdate: write(
    null,
    'mvCompany',
    ' | bool associateCompanyWithDefaultDocumentTypes | text documentTypePostfixForDefaultAsssociation',
    (record) => {
      required(record, 'CompanyName');
      return record;
    },
  ),
  CompanyDelete: remove(null, 'CompanyIDToDelete', 'mvCompany', 'bool result', noSuch('company')),
  ContactPersonDelete: remove(
    null,
    'ContactPersonIDToDelete',
    'contactPersons',
    'bool result | text InternalErrorCode',
    noSuch('contact person'),
  ),
  SerialNumberGet: pagedGet('mvSerialNumber', 'mvSerialNumbers'),
  BatchNumberGet: pagedGet('mvBatchNumber', 'mvBatchNumbers'),
  CustomReportGetData: operation(
    null,
    'text APIKEY | int CustomReportId | text CustomReportParameters | int Page Limit',
    'list:CustomReportRow Rows',
    (request, world) => {
      const rows = world.store.table('CustomReportRow', 'At').rows;
      if (numberOf(request, 'CustomReportId') !== REPORT) throw new Failure('There is no such report.');
      return { Rows: paged([...rows.values()], request) };
    },
  ),
  ShippingInformationGet: shipping(
    '',
    'of:ShippingInfo ShippingInfo',
    (before) => before,
    (ShippingInfo) => ({ ShippingInfo }),
  ),
  ShippingInformationUpdate: shipping(
    ' | of:ShippingInfo ShippingInfo',
    'of:ShippingInfo ShippingInfo',
    sentBlock,
    (ShippingInfo) => ({ ShippingInfo }),
  ),
  ShippingInformationDelete: shipping(
    '',
    '',
    () => null,
    () => ({}),
  ),
  ShippingInformationCreateLabel: shipping(
    ' | of:ShippingInfo ShippingInfo | bool NotifyCustomer',
    'of:ShippingInfo ShippingInfo | text LabelURL',
    (before, request) => sentBlock(before ?? {}, request),
    (ShippingInfo, id) => ({ ShippingInfo, LabelURL: `https://labels.example.com/${id}.pdf` }),
  ),
};

export const EVENT = 'DocumentChanged';
export const REPORT = 9;
