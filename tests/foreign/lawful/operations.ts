import type { Depot } from './Depot.ts';
import { selected } from './filtering/selected.ts';
import { documentUpdate } from './keeping/documentUpdate.ts';
import { recordAction } from './keeping/recordAction.ts';
import { remove } from './keeping/remove.ts';
import { type Members, members, type Rec } from './types.ts';

export interface Operation {
  readonly request: Members;
  readonly response: Members;
  /** The named route and whether it takes GET as well. */
  readonly route?: { readonly path: string; readonly get?: boolean };
  /** What a failed answer carries beside its status block. */
  readonly failed: Rec;
  /** Raises Refusal. */
  readonly run: (depot: Depot, request: Rec) => Rec;
}

const status = 'ResponseStatus:ResponseStatus';
const search = 'Filters:[Filter] ReturnTopNRecords:int APIKEY';
const source = 'mvInsertUpdateDeleteSourceApplication';
/** Answers carry a member of this server's own, but those of APIKeyGet, which is a status block only (AUTH-2). */
const own = 'ServedBy';

/** All that this server can do. */
export const operations: Readonly<Record<string, Operation>> = {
  APIKeyGet: { request: members('APIKEY'), response: members(status), failed: {}, run: () => ({}) },
  UserGet: {
    request: members('APIKEY'),
    response: members(`mvUser:mvUser ${status} ${own}`),
    failed: {},
    run: () => ({
      mvUser: {
        UserLogin: 'tenzing',
        UserIsActive: true,
        UserRoles: ['buyer', 'a,b'],
        UserSince: Date.UTC(2016, 1, 29),
      },
    }),
  },
  AccountSettingsGet: {
    request: members('APIKEY SettingName'),
    response: members(`mvAccountSettings:[mvAccountSetting] ${status} InternalErrorCode ${own}`),
    failed: {},
    run: (_, request) => {
      const all = [
        { SettingKey: 'Currency', SettingText: 'NPR', SettingIsDefault: true },
        { SettingKey: 'Footer', SettingText: 'namaste: "hello", {all}', SettingIsDefault: false },
      ];
      const name = request.SettingName ?? null;
      return { mvAccountSettings: all.filter((each) => name === null || each.SettingKey === name) };
    },
  },
  DiscountGet: {
    request: members(search),
    response: members(`mvDiscounts:[mvDiscount] ${status} ${own}`),
    failed: {},
    run: (depot, request) => ({
      mvDiscounts: selected(depot, 'mvDiscount', 'DiscountID', depot.store.discounts, request),
    }),
  },
  DiscountDelete: {
    request: members(`APIKEY DiscountIDToDelete:int ${source}`),
    response: members(`result:bool ${status} InternalErrorCode ${own}`),
    failed: { result: false },
    run: (depot, request) => {
      remove('discount', depot.store.discounts, 'DiscountID', request.DiscountIDToDelete, {
        InternalErrorCode: 'DiscountNotExists',
      });
      return { result: true };
    },
  },
  DashboardBoxGet: {
    request: members(search),
    response: members(`mvDashboardBoxes:[mvDashboardBox] ${status} ${own}`),
    route: { path: '/DashboardBox/DashboardBoxGet', get: true },
    failed: {},
    run: (depot, request) => ({
      mvDashboardBoxes: selected(depot, 'mvDashboardBox', 'DashboardBoxID', depot.store.boxes, request),
    }),
  },
  ShippingProviderGet: {
    request: members(`${search} showDeleted`),
    response: members(`mvShippingProviders:[mvShippingProvider] ${status} InternalErrorCode ${own}`),
    failed: {},
    run: (depot, request) => ({
      mvShippingProviders: selected(
        depot,
        'mvShippingProvider',
        'ShippingProviderId',
        depot.store.providers,
        request,
      ),
    }),
  },
  ShippingProviderUpdate: {
    request: members(`APIKEY mvShippingProvider:mvShippingProvider mvRecordAction ${source}`),
    response: members(`mvShippingProvider:mvShippingProvider ${status} entityID:int ${own}`),
    route: { path: '/ShippingProvider/ShippingProviderUpdate' },
    failed: { entityID: '0' },
    run: (depot, request) => {
      const kind = {
        record: 'mvShippingProvider',
        id: 'ShippingProviderId',
        all: depot.store.providers,
        nextId: depot.store.nextId,
      };
      const stored = recordAction(depot, kind, request.mvShippingProvider, request.mvRecordAction);
      return { mvShippingProvider: stored, entityID: stored.ShippingProviderId ?? null };
    },
  },
  CompanyGet: {
    request: members(`${search} showDeleted`),
    response: members(`mvCompanies:[mvCompany] ${status} InternalErrorCode ${own}`),
    failed: {},
    run: (depot, request) => ({
      mvCompanies: selected(depot, 'mvCompany', 'CompanyId', depot.store.companies, request),
    }),
  },
  CompanyUpdate: {
    request: members(`APIKEY mvCompany:mvCompany mvRecordAction associateCompanyWithDefaultDocumentTypes:bool
      documentTypePostfixForDefaultAsssociation ${source}`),
    response: members(`mvCompany:mvCompany ${status} entityID:int InternalErrorCode ${own}`),
    failed: { entityID: '0' },
    run: (depot, request) => {
      const kind = {
        record: 'mvCompany',
        id: 'CompanyId',
        all: depot.store.companies,
        nextId: depot.store.nextId,
      };
      const stored = recordAction(depot, kind, request.mvCompany, request.mvRecordAction);
      const told = depot.manner.keeping.tellsOptionalIds ? { entityID: stored.CompanyId ?? null } : {};
      return { mvCompany: stored, ...told };
    },
  },
  CompanyDelete: {
    request: members(`APIKEY CompanyIDToDelete:int DeleteRelatedDocumentTemplates:bool ${source}`),
    response: members(`result:bool ${status} DeletedAt:date ${own}`),
    failed: { result: false },
    run: (depot, request) => {
      remove('company', depot.store.companies, 'CompanyId', request.CompanyIDToDelete, {
        InternalErrorCode: '',
      });
      return { result: true };
    },
  },
  SalesOrderGet: {
    request: members(`${search} mvSalesOrderNo mvSalesOrderStatus`),
    response: members(`mvSalesOrders:[mvSalesOrder] ${status} InternalErrorCode ${own}`),
    route: { path: '/SalesOrder/SalesOrderGet', get: true },
    failed: {},
    run: (depot, request) => {
      const fits = (sent: unknown, actual: unknown): boolean =>
        sent === null || sent === '' || sent === actual;
      const orders = depot.store.orders.filter(
        ({ value }) =>
          fits(request.mvSalesOrderNo, value.SalesOrderNo) &&
          fits(request.mvSalesOrderStatus, value.SalesOrderStatus),
      );
      return { mvSalesOrders: selected(depot, 'mvSalesOrder', 'SalesOrderId', orders, request) };
    },
  },
  ProductBOMGet: {
    request: members(search),
    response: members(`mvProductBOMs:[mvProductBOM] ${status} ${own}`),
    failed: {},
    run: (depot, request) => ({
      mvProductBOMs: selected(depot, 'mvProductBOM', 'ProductID', depot.store.boms, request),
    }),
  },
  ProductBOMDelete: {
    request: members(`APIKEY FinishedGoodIDToDeleteItsBOM:int ${source}`),
    response: members(`result:bool ${status} entityID:int InternalErrorCode ${own}`),
    route: { path: '/ProductBOM/ProductBOMDelete' },
    failed: { result: false, entityID: '0' },
    run: (depot, request) => {
      const id = request.FinishedGoodIDToDeleteItsBOM ?? null;
      const members = { entityID: id ?? '0', InternalErrorCode: '' };
      remove('product', depot.store.boms, 'ProductID', id, members, 'update');
      return { result: true };
    },
  },
  DocumentUpdate: {
    request: members(`APIKEY mvDocument:mvDocument mvRecordAction ${source} AutoInsertBundledProductRows:bool
      AutoInsertBatchNumbersToProductRows`),
    response: members(`mvDocument:mvDocument ${status} entityID:int ${own}`),
    route: { path: '/Document/DocumentUpdate' },
    failed: { entityID: '0' },
    run: documentUpdate,
  },
};
