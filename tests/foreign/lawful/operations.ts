import { documentUpdate } from './documentUpdate.ts';
import { Refusal } from './Refusal.ts';
import { read } from './reading.ts';
import { recordAction } from './recordAction.ts';
import type { Kept, Store } from './store.ts';
import { type Members, members, type Rec } from './types.ts';

export interface Operation {
  readonly request: Members;
  readonly response: Members;
  /** The named route and whether it takes GET as well. */
  readonly route?: { readonly path: string; readonly get?: boolean };
  /** What a failed answer carries beside its status block. */
  readonly failed: Rec;
  /** Raises Refusal. */
  readonly run: (store: Store, request: Rec) => Rec;
}

const status = 'ResponseStatus:ResponseStatus';
const search = 'APIKEY Filters:[Filter] ReturnTopNRecords:int';
const source = 'mvInsertUpdateDeleteSourceApplication';
/** Answers carry a member of this server's own, but those of APIKeyGet, which is a status block only (AUTH-2). */
const own = 'ServedBy';

function remove(kind: string, all: readonly Kept[], member: string, id: unknown, code: string): void {
  const found = all.find((each) => !each.deleted && each.value[member] === id);
  if (found === undefined)
    throw new Refusal(`The ${kind} with id ${id} does not exist. The delete failed.`, 500, {
      InternalErrorCode: code,
    });
  found.deleted = true;
}

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
    run: (store, request) => ({ mvDiscounts: read('mvDiscount', 'DiscountID', store.discounts, request) }),
  },
  DiscountDelete: {
    request: members(`APIKEY DiscountIDToDelete:int ${source}`),
    response: members(`result:bool ${status} InternalErrorCode ${own}`),
    failed: { result: false },
    run: (store, request) => {
      remove('discount', store.discounts, 'DiscountID', request.DiscountIDToDelete, 'DiscountNotExists');
      return { result: true };
    },
  },
  DashboardBoxGet: {
    request: members(search),
    response: members(`mvDashboardBoxes:[mvDashboardBox] ${status} ${own}`),
    route: { path: '/DashboardBox/DashboardBoxGet', get: true },
    failed: {},
    run: (store, request) => ({
      mvDashboardBoxes: read('mvDashboardBox', 'DashboardBoxID', store.boxes, request),
    }),
  },
  ShippingProviderGet: {
    request: members(`${search} showDeleted`),
    response: members(`mvShippingProviders:[mvShippingProvider] ${status} InternalErrorCode ${own}`),
    failed: {},
    run: (store, request) => ({
      mvShippingProviders: read('mvShippingProvider', 'ShippingProviderId', store.providers, request),
    }),
  },
  ShippingProviderUpdate: {
    request: members(`APIKEY mvShippingProvider:mvShippingProvider mvRecordAction ${source}`),
    response: members(`mvShippingProvider:mvShippingProvider ${status} entityID:int ${own}`),
    route: { path: '/ShippingProvider/ShippingProviderUpdate' },
    failed: { entityID: '0' },
    run: (store, request) => {
      const kind = {
        record: 'mvShippingProvider',
        id: 'ShippingProviderId',
        all: store.providers,
        nextId: store.nextId,
      };
      const { stored } = recordAction(kind, request.mvShippingProvider, request.mvRecordAction);
      return { mvShippingProvider: stored, entityID: stored.ShippingProviderId ?? null };
    },
  },
  CompanyGet: {
    request: members(`${search} showDeleted`),
    response: members(`mvCompanies:[mvCompany] ${status} InternalErrorCode ${own}`),
    failed: {},
    run: (store, request) => ({ mvCompanies: read('mvCompany', 'CompanyId', store.companies, request) }),
  },
  CompanyUpdate: {
    request: members(`APIKEY mvCompany:mvCompany mvRecordAction associateCompanyWithDefaultDocumentTypes:bool
      documentTypePostfixForDefaultAsssociation ${source}`),
    response: members(`mvCompany:mvCompany ${status} entityID:int InternalErrorCode ${own}`),
    failed: { entityID: '0' },
    run: (store, request) => {
      const kind = { record: 'mvCompany', id: 'CompanyId', all: store.companies, nextId: store.nextId };
      const { stored } = recordAction(kind, request.mvCompany, request.mvRecordAction);
      return { mvCompany: stored, entityID: stored.CompanyId ?? null };
    },
  },
  CompanyDelete: {
    request: members(`APIKEY CompanyIDToDelete:int DeleteRelatedDocumentTemplates:bool ${source}`),
    response: members(`result:bool ${status} DeletedAt:date ${own}`),
    failed: { result: false },
    run: (store, request) => {
      remove('company', store.companies, 'CompanyId', request.CompanyIDToDelete, '');
      return { result: true };
    },
  },
  SalesOrderGet: {
    request: members(`${search} mvSalesOrderNo mvSalesOrderStatus`),
    response: members(`mvSalesOrders:[mvSalesOrder] ${status} InternalErrorCode ${own}`),
    route: { path: '/SalesOrder/SalesOrderGet', get: true },
    failed: {},
    run: (store, request) => {
      const fits = (sent: unknown, actual: unknown): boolean =>
        sent === null || sent === '' || sent === actual;
      const orders = store.orders.filter(
        ({ value }) =>
          fits(request.mvSalesOrderNo, value.SalesOrderNo) &&
          fits(request.mvSalesOrderStatus, value.SalesOrderStatus),
      );
      return { mvSalesOrders: read('mvSalesOrder', 'SalesOrderId', orders, request) };
    },
  },
  ProductBOMDelete: {
    request: members(`APIKEY FinishedGoodIDToDeleteItsBOM:int ${source}`),
    response: members(`result:bool ${status} entityID:int InternalErrorCode ${own}`),
    route: { path: '/ProductBOM/ProductBOMDelete' },
    failed: { result: false, entityID: '0' },
    run: (store, request) => {
      const id = String(request.FinishedGoodIDToDeleteItsBOM);
      if (store.boms.get(id) !== true)
        throw new Refusal(
          `The product with id ${id} does not exist or has no materials. The update failed.`,
          500,
          {
            entityID: id,
            InternalErrorCode: '',
          },
        );
      store.boms.set(id, false);
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
