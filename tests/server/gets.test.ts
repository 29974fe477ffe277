import { describe, expect, test } from 'vitest';
import { type Json, sandbox } from './sandbox.ts';

const gets = [
  ['DocumentTypeGet', 'mvDocumentTypes', 'DocumentTypeID', 35],
  ['SalesOrderGet', 'mvSalesOrders', 'SalesOrderId', 12],
  ['ShippingProviderGet', 'mvShippingProviders', 'ShippingProviderId', 12],
  ['DiscountGet', 'mvDiscounts', 'DiscountID', 30],
  ['ProductBOMGet', 'mvProductBOMs', 'ProductID', 30],
  ['ProductClientGet', 'mvProductClient', 'ProductID', 12],
  ['DashboardBoxGet', 'mvDashboardBoxes', 'DashboardBoxID', 12],
  ['CompanyGet', 'mvCompanies', 'CompanyId', 12],
] as const;

describe.each(gets)('%s', (operation, list, id, count) => {
  const { call } = sandbox();
  const ids = (members: object): number[] => call(operation, members)[list].map((record: Json) => record[id]);

  test('all records, by descending id', () => {
    const all = ids({});
    expect(all).toHaveLength(count);
    expect(all).toEqual([...all].sort((one, other) => other - one));
    expect(ids({ ReturnTopNRecords: -1 })).toEqual(all);
  });

  test.each([1, 3, '2', 5000])('ReturnTopNRecords %s', (wanted) => {
    expect(ids({ ReturnTopNRecords: wanted })).toEqual(ids({}).slice(0, Number(wanted)));
  });

  test('ReturnTopNRecords applies after the filters', () => {
    const all = ids({});
    const limit = all[4] ?? 0;
    const filter = { FieldName: id, SearchOperator: 'LessThan', SearchValue: limit };
    expect(ids({ Filters: [filter], ReturnTopNRecords: 2 })).toEqual(
      all.filter((one) => one < limit).slice(0, 2),
    );
  });
});

test.each([
  ['DocumentTypeGet', 'mvDocumentTypes'],
  ['ShippingProviderGet', 'mvShippingProviders'],
  ['CompanyGet', 'mvCompanies'],
])('%s shows deleted records where they are asked for', (operation, list) => {
  const { call } = sandbox();
  const shown = (showDeleted?: string): Json[] => call(operation, { showDeleted })[list];
  expect(shown('showOnlyUndeleted')).toEqual(shown());
  expect(shown('showAllDeletedAndUndeleted')).toHaveLength(shown().length + 3);
  expect(shown('showAllDeletedAndUndeleted')).toEqual(expect.arrayContaining(shown()));
  expect(call(operation, { showDeleted: 'showNone' }).ResponseStatus.ErrorCode).toBe('500');
});

test('mvSalesOrderNo and mvSalesOrderStatus restrict SalesOrderGet', () => {
  const { call } = sandbox();
  const numbers = (members: object): string[] =>
    call('SalesOrderGet', members).mvSalesOrders.map((order: Json) => order.SalesOrderNo);
  expect(numbers({ mvSalesOrderNo: 'SO-0003' })).toEqual(['SO-0003']);
  expect(numbers({ mvSalesOrderStatus: 'Pending' })).toHaveLength(9);
  expect(numbers({ mvSalesOrderStatus: 'Shipped' }).sort()).toEqual(['SO-0004', 'SO-0008', 'SO-0012']);
  expect(numbers({ mvSalesOrderStatus: 'Nowhere' })).toEqual([]);
  expect(numbers({ mvSalesOrderNo: 'SO-0003', mvSalesOrderStatus: 'Shipped' })).toEqual([]);
});

describe('paging', () => {
  const { call } = sandbox();

  test.each([
    ['SerialNumberGet', 'mvSerialNumbers', {}],
    ['BatchNumberGet', 'mvBatchNumbers', {}],
    ['CustomReportGetData', 'Rows', { CustomReportId: 1 }],
  ] as const)('%s: the pages together are all, none longer than Limit', (operation, list, members) => {
    const all = call(operation, members)[list];
    expect(all.length).toBeGreaterThanOrEqual(12);
    const pages: Json[] = [];
    for (let Page = 1; Page <= Math.ceil(all.length / 5); Page += 1) {
      const page = call(operation, { ...members, Page, Limit: 5 })[list];
      expect(page.length).toBeLessThanOrEqual(5);
      pages.push(...page);
    }
    expect(pages).toEqual(all);
    expect(call(operation, { ...members, Page: 100, Limit: 5 })[list]).toEqual([]);
    expect(call(operation, { ...members, Page: 0, Limit: 5 })[list]).toEqual(all.slice(0, 5));
    expect(call(operation, { ...members, Limit: 0 }).ResponseStatus.ErrorCode).toBe('500');
  });

  test('the first page can be 0', () => {
    const zeroBased = sandbox({ choices: { firstPage: 0 } });
    const all = zeroBased.call('SerialNumberGet').mvSerialNumbers;
    expect(zeroBased.call('SerialNumberGet', { Page: 1, Limit: 4 }).mvSerialNumbers).toEqual(all.slice(4, 8));
  });
});

test('BatchNumberGet sorts by SortBy', () => {
  const { call } = sandbox();
  const names = (SortBy: string): string[] =>
    call('BatchNumberGet', { SortBy }).mvBatchNumbers.map((batch: Json) => batch.BatchNumberName);
  expect(names('ExpiryDate').slice(0, 3)).toEqual(['B-none', 'B-2033', 'B-2034']);
  expect(names('BatchNumberName').slice(0, 2)).toEqual(['B-2033', 'B-2034']);
  expect(call('BatchNumberGet', { SortBy: 'Colour' }).ResponseStatus.ErrorCode).toBe('500');
});

test('CustomReportGetData needs the id of a report', () => {
  const { call } = sandbox();
  expect(call('CustomReportGetData').ResponseStatus.Errors[0].FieldName).toBe('CustomReportId');
  expect(call('CustomReportGetData', { CustomReportId: 77 }).ResponseStatus.Message).toContain('77');
  expect(
    call('CustomReportGetData', { CustomReportId: 1, CustomReportParameters: { a: [1] } }).Rows,
  ).toHaveLength(23);
});

test('AccountSettingsGet, UserGet and APIKeyGet', () => {
  const { call } = sandbox();
  expect(call('AccountSettingsGet').mvAccountSettings).toHaveLength(12);
  expect(call('AccountSettingsGet', { SettingName: 'WeightUnit' }).mvAccountSettings).toMatchObject([
    { SettingName: 'WeightUnit', SettingValue: 'kg' },
  ]);
  expect(call('AccountSettingsGet', { SettingName: 'Nope' }).ResponseStatus.ErrorCode).toBe('500');
  expect(call('UserGet').mvUser.UserName).toBe('sandbox');
  expect(Object.keys(call('APIKeyGet'))).toEqual(['ResponseStatus']);
});

/** Half a unit at a price in cents has an amount of three decimals. */
const thousandths = (amount: number): number => Math.round(amount * 1000);

test('the seeded data show set and unset datetimes, decimals and nested lists', () => {
  const { call } = sandbox();
  const orders: Json[] = call('SalesOrderGet').mvSalesOrders;
  const dates = orders.map((order) => order.SalesOrderCustomOrderDate1);
  expect(dates).toContain('/Date(-62135596800000-0000)/');
  expect(dates.some((date) => /^\/Date\(1\d{12}\+0000\)\/$/.test(date))).toBe(true);
  expect(
    orders.every((order) => order.SalesOrderDetails.length > 0 && order.SalesOrderAddresses.length > 0),
  ).toBe(true);
  expect(
    orders.some((order) =>
      order.SalesOrderDetails.some((row: Json) => row.SalesOrderRowSerialNumbers.length > 0),
    ),
  ).toBe(true);
  expect(
    orders.some((order) =>
      order.SalesOrderDetails.some((row: Json) => row.SalesOrderRowBatchNumbers.length > 0),
    ),
  ).toBe(true);
  for (const order of orders) {
    const total = order.SalesOrderDetails.reduce(
      (sum: number, row: Json) => sum + thousandths(row.SalesOrderRowTotalAmount),
      0,
    );
    expect(thousandths(order.SalesOrderAmountGrandTotal)).toBe(
      total + thousandths(order.SalesOrderAmountShipping),
    );
  }
});
