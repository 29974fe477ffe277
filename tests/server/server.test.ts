import { describe, expect, test } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { operations } from '../../specs/operations.ts';
import { sandbox } from './sandbox.ts';

const everyGet = [
  'DocumentTypeGet',
  'SalesOrderGet',
  'ShippingProviderGet',
  'DiscountGet',
  'ProductBOMGet',
  'ProductClientGet',
  'DashboardBoxGet',
  'CompanyGet',
  'AccountSettingsGet',
  'SerialNumberGet',
  'BatchNumberGet',
  'UserGet',
];

describe('determinism', () => {
  const read = (seed: number): string => {
    const { send } = sandbox({ seed });
    return everyGet.map((operation) => send('GET', `/json/reply/${operation}?APIKEY=KEY`).text).join('\n');
  };

  test('the same seed gives the same data, another one others', () => {
    expect(read(7)).toBe(read(7));
    expect(read(7)).not.toBe(read(8));
  });

  test('the same calls get the same answers', () => {
    const run = (): string[] => {
      const { send } = sandbox({ seed: 3 });
      const body =
        '{"APIKEY":"KEY","mvRecordAction":"Insert","mvDocument":{"DocumentTypeId":-1,"DocumentDetails":[{"DocumentRowProductSKU":"Nut-Flange-M8","DocumentRowQuantity":2}]}}';
      return [1, 2, 3].map(
        () => send('POST', '/json/reply/DocumentUpdate', body, { 'content-type': 'application/json' }).text,
      );
    };
    expect(run()).toEqual(run());
  });

  test('servers share nothing', () => {
    const [one, other] = [sandbox(), sandbox()];
    one.call('DiscountDelete', { DiscountIDToDelete: 501 });
    expect(other.call('DiscountGet').mvDiscounts).toHaveLength(30);
  });
});

test('fixtures name what is there, three of each disposable kind for each of six formats', () => {
  const { server, call } = sandbox({ seed: 5 });
  const { disposable, ...known } = fixtures(server.store) satisfies Fixtures;
  for (const [kind, items] of Object.entries(disposable)) {
    expect(items.length, kind).toBeGreaterThanOrEqual(18);
    expect(new Set(items.map((item) => (typeof item === 'number' ? item : item.id))).size, kind).toBe(
      items.length,
    );
  }
  const spent = (operation: string, member: string, ids: readonly number[]): void => {
    for (const id of ids)
      expect(call(operation, { [member]: id }).ResponseStatus.ErrorCode, `${operation} ${id}`).toBe('0');
  };
  spent('DiscountDelete', 'DiscountIDToDelete', disposable.discounts);
  spent('ProductBOMDelete', 'FinishedGoodIDToDeleteItsBOM', disposable.boms);
  spent('DocumentTypeDelete', 'documentTypeIDToDelete', disposable.documentTypes);
  spent('ContactPersonDelete', 'ContactPersonIDToDelete', disposable.contactPersons);
  spent('WorkOrderReOpen', 'WorkOrderId', disposable.closedWorkOrders);
  for (const { id, workOrderId } of disposable.finishedGoodReceipts) {
    expect(call('WorkOrderDeleteFinishedGoodReceipt', { FinishedGoodReceiptId: id }).entityID).toBe(
      workOrderId,
    );
  }
  for (const { id, sku, quantity, serials, batches } of disposable.allocatedWorkOrders) {
    const answer = call('WorkOrderReturnMaterials', {
      WorkOrderId: id,
      WorkOrderReturnMaterials: [
        {
          ProductSKU: sku,
          ReturnQuantity: quantity,
          ReturnSerialNumbers: serials,
          ReturnBatchNumbers: batches.map((BatchNumberName) => ({ BatchNumberName, Quantity: 2 })),
        },
      ],
    });
    expect(answer.entityID).toBe(id);
  }
  expect(
    disposable.allocatedWorkOrders.filter(({ serials }) => serials.length > 0).length,
  ).toBeGreaterThanOrEqual(6);
  expect(
    disposable.allocatedWorkOrders.filter(({ batches }) => batches.length > 0).length,
  ).toBeGreaterThanOrEqual(6);
  expect(call('DiscountGet').mvDiscounts).toHaveLength(12);
  expect(call('CustomReportGetData', { CustomReportId: known.customReportId }).Rows.length).toBeGreaterThan(
    0,
  );
  expect(call('AccountSettingsGet', { SettingName: known.settingName }).mvAccountSettings).toHaveLength(1);
  expect(
    call('ShippingInformationGet', { DocumentId: known.documentIdWithShipping }).ShippingInfo,
  ).not.toBeNull();
});

describe('every operation', () => {
  const members: Record<string, object> = {
    DocumentUpdate: {
      mvDocument: { DocumentDetails: [{ DocumentRowProductSKU: 'Nut-Flange-M8', DocumentRowQuantity: 1 }] },
      mvRecordAction: 'Insert',
    },
    DocumentTypeDelete: { documentTypeIDToDelete: 20 },
    PurchaseOrderUpdate: {
      mvPurchaseOrder: {
        PurchaseOrderId: 0,
        PurchaseOrderNo: 'x',
        PurchaseOrderStatus: 'Verified',
        PurchaseOrderSupplierID: 601,
      },
      mvRecordAction: 'Insert',
    },
    WorkOrderReturnMaterials: {
      WorkOrderId: 4031,
      WorkOrderReturnMaterials: [{ ProductSKU: 'SCREEN-24-MATT', ReturnQuantity: 1 }],
    },
    WorkOrderReOpen: { WorkOrderId: 4013 },
    WorkOrderDeleteFinishedGoodReceipt: { FinishedGoodReceiptId: 6001 },
    ShippingProviderUpdate: { mvShippingProvider: { ShippingProviderName: 'x' }, mvRecordAction: 'Insert' },
    DiscountDelete: { DiscountIDToDelete: 520 },
    ProductBOMDelete: { FinishedGoodIDToDeleteItsBOM: 220 },
    ProductBundleUpdate: {
      ProductBundleDetails: { BundleProductSKU: 'x' },
      mvRecordAction: 'Insert',
      forceSkuUpdateEvenIfUsedInDocuments: false,
    },
    IntegrationUpdateUpdate: { mvIntegrationUpdate: { Entity: 'x' }, mvRecordAction: 'Insert' },
    EventSubscriptionAdd: { mvEvent: { EventType: 'x', ListenerURL: 'http://example.com/x' } },
    CompanyUpdate: { mvCompany: { CompanyName: 'x' }, mvRecordAction: 'Insert' },
    CompanyDelete: { CompanyIDToDelete: 5 },
    ContactPersonDelete: { ContactPersonIDToDelete: 820 },
    CustomReportGetData: { CustomReportId: 1 },
    ShippingInformationGet: { DocumentId: 3001 },
    ShippingInformationUpdate: { DocumentId: 3001, ShippingInfo: { LockerId: 1 } },
    ShippingInformationDelete: { DocumentId: 3001 },
    ShippingInformationCreateLabel: { DocumentId: 3001 },
  };

  test('there are 33', () => expect(operations.size).toBe(33));

  test.each([...operations.values()].map((operation) => [operation.name, operation] as const))(
    '%s works, and answers every member that its row lists',
    (name, operation) => {
      const answer = sandbox().call(name, members[name]);
      expect(answer.ResponseStatus).toEqual({ ErrorCode: '0', Message: '', StackTrace: '', Errors: [] });
      for (const member of operation.response) {
        if (member.onFailure === true) expect(answer[member.name], member.name).toBeUndefined();
        else expect(answer[member.name], member.name).toBeDefined();
      }
    },
  );
});

describe('hooks', () => {
  const request = {
    method: 'GET',
    url: '/json/reply/APIKeyGet?APIKEY=KEY',
    headers: {},
    body: new Uint8Array(),
  };

  test('stand around every stage, the first outermost, and see the store', () => {
    const seen: string[] = [];
    const server = createServer({
      apiKey: 'KEY',
      hooks: [
        (inner, store) => ({
          exchange: (given) => {
            seen.push(`outer ${store.companies.all().length}`);
            return { ...inner.exchange(given), status: 299 };
          },
        }),
        (inner) => ({
          exchange: (given) => {
            seen.push('inner');
            return inner.exchange(given);
          },
          decode: (call, given) => ({ ...inner.decode(call, given), Extra: 'sent' }),
          handle: (call, given) => ({ ...inner.handle(call, given), Undocumented: String(given.Extra) }),
          encode: (call, reply) =>
            inner.encode(call, { ...reply, headers: { 'x-status': String(reply.status) } }),
        }),
      ],
    });
    const answer = server.handle(request);
    expect(seen).toEqual(['outer 12', 'inner']);
    expect([answer.status, answer.headers['x-status']]).toEqual([299, '200']);
  });

  test('what a hook throws is our own fault and comes out', () => {
    const server = createServer({
      apiKey: 'KEY',
      hooks: [
        () => ({
          handle: () => {
            throw new Error('planted');
          },
        }),
      ],
    });
    expect(() => server.handle(request)).toThrow('planted');
  });
});

test('the HTTP status of failures can be chosen', () => {
  const { send } = sandbox({ choices: { statusOfFailure: 500, statusOfWrongKey: 200 } });
  expect(send('GET', '/json/reply/DiscountDelete?APIKEY=KEY&DiscountIDToDelete=1').status).toBe(500);
  expect(send('GET', '/json/reply/DiscountGet?APIKEY=no').status).toBe(200);
});

test('two thousand calls are cheap', () => {
  const { send } = sandbox();
  const startedAt = performance.now();
  for (let index = 0; index < 2000; index += 1) {
    send('POST', '/json/reply/DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":1}', {
      'content-type': 'application/json',
    });
  }
  expect(performance.now() - startedAt).toBeLessThan(60_000);
});
