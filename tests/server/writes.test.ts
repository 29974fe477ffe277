import { describe, expect, test } from 'vitest';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { Table } from '../../server/store/Table.ts';
import { type Json, sandbox } from './sandbox.ts';

/** All records that a server holds, also those that are marked as deleted. */
const heldBy = ({ store }: ReferenceServer): Json =>
  Object.values(store).map((table) => (table instanceof Table ? [table.all(), table.deleted()] : []));

describe('the four record actions', () => {
  const kinds = [
    [
      'ShippingProviderUpdate',
      'mvShippingProvider',
      'ShippingProviderId',
      'ShippingProviderComments',
      'ShippingProviderName',
      {},
    ],
    ['IntegrationUpdateUpdate', 'mvIntegrationUpdate', 'IntegrationUpdateID', 'Payload', 'Entity', {}],
    ['CompanyUpdate', 'mvCompany', 'CompanyId', 'CompanyComments', 'CompanyName', {}],
    [
      'ProductBundleUpdate',
      'ProductBundleDetails',
      'BundleProductID',
      'BundleProductDescription',
      'BundleProductBarcode',
      { BundleProductSKU: 'NEW-BUNDLE' },
    ],
  ] as const;

  describe.each(kinds)('%s', (operation, record, id, field, other, needed) => {
    const { server, call } = sandbox();
    const write = (mvRecordAction: string, members: object): Json =>
      call(operation, { [record]: members, mvRecordAction, forceSkuUpdateEvenIfUsedInDocuments: false });
    const failed = (answer: Json): void => {
      expect(answer).toMatchObject({ ResponseStatus: { ErrorCode: '500' }, entityID: 0 });
      expect(answer.ResponseStatus.Message).not.toBe('');
      expect(answer[record]).toBeUndefined();
    };
    const failedAndMadeNothing = (refused: () => Json): void => {
      const before = heldBy(server);
      failed(refused());
      expect(heldBy(server)).toEqual(before);
    };
    const made = write('Insert', { ...needed, [field]: 'one', [other]: 'kept' });
    const key: number = made.entityID;

    test('Insert gives a new id, whatever id is sent', () => {
      expect(made.ResponseStatus.ErrorCode).toBe('0');
      expect(made[record]).toMatchObject({ [field]: 'one', [other]: 'kept', [id]: key });
      const sku = !('BundleProductSKU' in needed) ? {} : { BundleProductSKU: 'SECOND' };
      expect(write('Insert', { ...sku, [id]: key, [field]: 'two' }).entityID).toBe(key + 1);
    });

    test('Update changes what is sent and keeps the rest', () => {
      const answer = write('Update', { [id]: key, [field]: 'changed' });
      expect(answer).toMatchObject({
        entityID: key,
        [record]: { [id]: key, [field]: 'changed', [other]: 'kept' },
      });
      expect(write('Update', { [id]: key, [field]: '' })[record][field]).toBe('');
    });

    test('Update of what does not exist fails and makes nothing', () => {
      failedAndMadeNothing(() => write('Update', { ...needed, [id]: 999_999, [field]: 'x' }));
      failedAndMadeNothing(() => write('Update', { ...needed, [field]: 'x' }));
    });

    test('InsertOrUpdate updates what is there and inserts what is not', () => {
      expect(write('InsertOrUpdate', { [id]: key, [field]: 'again' }).entityID).toBe(key);
      const sku = !('BundleProductSKU' in needed) ? {} : { BundleProductSKU: 'THIRD' };
      for (const absent of [{}, { [id]: 0 }]) {
        const answer = write('InsertOrUpdate', {
          ...absent,
          ...('BundleProductSKU' in sku ? { BundleProductSKU: `THIRD-${JSON.stringify(absent)}` } : {}),
          [field]: 'new',
        });
        expect(answer.ResponseStatus.ErrorCode).toBe('0');
        expect(answer.entityID).toBeGreaterThan(key);
      }
    });

    test('InsertOrUpdateNonEmptyFields keeps what is sent empty', () => {
      write('Update', { [id]: key, [field]: 'full', [other]: 'kept' });
      for (const empty of ['', null, undefined]) {
        const answer = write('InsertOrUpdateNonEmptyFields', { [id]: key, [field]: empty, [other]: 'now' });
        expect(answer[record]).toMatchObject({ [id]: key, [field]: 'full', [other]: 'now' });
      }
    });

    test.each(['', 'Delete', 'insert', 'ReceiveItems'])('the action "%s" makes nothing', (action) => {
      failedAndMadeNothing(() => write(action, { ...needed, [field]: 'x' }));
    });

    test('a missing record fails', () => failed(call(operation, { mvRecordAction: 'Insert' })));

    test('the source application is optional', () => {
      const answer = call(operation, {
        [record]: { [id]: key, [field]: 'app' },
        mvRecordAction: 'Update',
        mvInsertUpdateDeleteSourceApplication: 'shop',
      });
      expect(answer[record]).toMatchObject({ [field]: 'app' });
    });
  });
});

test('what is written is what the Get shows, nested lists and all', () => {
  const { call } = sandbox();
  const { mvShippingProvider } = call('ShippingProviderUpdate', {
    mvShippingProvider: {
      ShippingProviderName: 'a,b "c" {d}: <e> & é',
      ShippingProviderComments: 'line1\nline2',
      ShippingProviderServices: [{ Id: '007', IsEnabled: true, Name: 'x,y' }],
    },
    mvRecordAction: 'Insert',
  });
  expect(mvShippingProvider).toMatchObject({
    ShippingProviderName: 'a,b "c" {d}: <e> & é',
    ShippingProviderServices: [{ Id: '007', IsEnabled: true, Name: 'x,y' }],
    ShippingProviderPackages: [],
    ShippingProviderApplication: 'Undefined',
  });
  expect(call('ShippingProviderGet', { ReturnTopNRecords: 1 }).mvShippingProviders).toEqual([
    mvShippingProvider,
  ]);
});

test('an enumeration is never empty', () => {
  const { call } = sandbox();
  const write = (ShippingProviderApplication: string | null): string =>
    call('ShippingProviderUpdate', {
      mvShippingProvider: { ShippingProviderId: 301, ShippingProviderApplication },
      mvRecordAction: 'Update',
    }).mvShippingProvider.ShippingProviderApplication;
  expect(write('Shop')).toBe('Shop');
  expect([write(''), write(null)]).toEqual(['Undefined', 'Undefined']);
});

test('a nested record is updated member by member, a list is replaced', () => {
  const { call } = sandbox();
  const write = (mvCompany: object): Json =>
    call('CompanyUpdate', { mvCompany, mvRecordAction: 'Update' }).mvCompany;
  write({ CompanyId: 1, CompanyAddress: { City: 'Leeds', ZipCode: '00123' } });
  expect(write({ CompanyId: 1, CompanyAddress: { City: 'Athens' } }).CompanyAddress).toMatchObject({
    City: 'Athens',
    ZipCode: '00123',
  });
  const provider = call('ShippingProviderUpdate', {
    mvShippingProvider: { ShippingProviderId: 301, ShippingProviderServices: [{ Id: 'Z' }] },
    mvRecordAction: 'Update',
  }).mvShippingProvider;
  expect(provider.ShippingProviderServices).toEqual([{ Id: 'Z', IsEnabled: false, Name: '' }]);
  expect(provider.ShippingProviderPackages.length).toBeGreaterThan(0);
});

test('decimals come back as sent, also when they came as text', () => {
  const { send } = sandbox();
  const body =
    '{"APIKEY":"KEY","mvRecordAction":"Insert","mvDocument":{"DocumentTypeId":"-1","DocumentStatus":"Pending","DocumentDetails":[{"DocumentRowProductSKU":"Nut-Flange-M8","DocumentRowQuantity":"3","DocumentRowUnitPriceWithoutTaxOrDiscount":123456.70}]}}';
  const answer = send('POST', '/json/reply/DocumentUpdate', body, { 'content-type': 'application/json' });
  expect(answer.text).toContain('"DocumentRowQuantity":3,');
  expect(answer.text).toContain('"DocumentRowUnitPriceWithoutTaxOrDiscount":123456.70,');
  expect(answer.text).toContain('"DocumentAmountGrandTotal":370370.1,');
});

describe('CompanyUpdate', () => {
  test('copies the built-in document types for the company, once', () => {
    const { call } = sandbox();
    const write = (mvRecordAction: string, CompanyId = 0): Json =>
      call('CompanyUpdate', {
        mvCompany: { CompanyId, CompanyName: 'New' },
        mvRecordAction,
        associateCompanyWithDefaultDocumentTypes: true,
        documentTypePostfixForDefaultAsssociation: '-N',
      });
    const { entityID } = write('Insert');
    write('Update', entityID);
    const types: Json[] = call('DocumentTypeGet').mvDocumentTypes.filter(
      (type: Json) => type.DocumentTypeCompanyID === entityID,
    );
    expect(types.map((type) => type.DocumentTypeAbbreviation).sort()).toEqual([
      'FGR-N',
      'GI-N',
      'PO-N',
      'SO-N',
      'WO-N',
    ]);
    expect(types.every((type) => type.DocumentTypeID > 0)).toBe(true);
  });
});

describe('ProductBundleUpdate', () => {
  const { call } = sandbox();
  const write = (mvRecordAction: string, ProductBundleDetails: object, force = false): Json =>
    call('ProductBundleUpdate', {
      ProductBundleDetails,
      mvRecordAction,
      forceSkuUpdateEvenIfUsedInDocuments: force,
    });

  test('knows the included products, adds up their prices, and names the bundle in them', () => {
    const { entityID, ProductBundleDetails } = write('Insert', {
      BundleProductSKU: 'KIT',
      IncludedProducts: [
        { ProductSKU: 'Bolt-Hex-M8x40', QuantityInBundle: 4, PriceInBundle: '0.10' },
        { ProductSKU: 'Nut-Flange-M8', QuantityInBundle: '3', PriceInBundle: 0.2 },
      ],
    });
    expect(ProductBundleDetails.BundleTotalPrice).toBe(1);
    expect(ProductBundleDetails.IncludedProducts).toMatchObject([
      { ProductID: 101, ProductSKU: 'Bolt-Hex-M8x40', RelatedBundleID: entityID, RelatedBundleSKU: 'KIT' },
      { ProductID: 102, ProductSKU: 'Nut-Flange-M8', RelatedBundleID: entityID, RelatedBundleSKU: 'KIT' },
    ]);
  });

  test('SKUs are unique, and kept where documents use them unless forced', () => {
    expect(write('Insert', { BundleProductSKU: 'Bolt-Hex-M8x40' }).entityID).toBe(0);
    expect(write('Insert', { BundleProductSKU: 'BUNDLE-FIX' }).entityID).toBe(0);
    expect(write('Insert', { BundleProductSKU: '' }).entityID).toBe(0);
    call('DocumentUpdate', {
      mvDocument: { DocumentDetails: [{ DocumentRowProductSKU: 'BUNDLE-FIX', DocumentRowQuantity: 1 }] },
      mvRecordAction: 'Insert',
    });
    expect(
      write('Update', { BundleProductID: 401, BundleProductSKU: 'RENAMED' }).ResponseStatus.ErrorCode,
    ).toBe('500');
    expect(write('Update', { BundleProductID: 401, BundleProductSKU: 'RENAMED' }, true)).toMatchObject({
      entityID: 401,
      ProductBundleDetails: { BundleProductSKU: 'RENAMED' },
    });
  });
});

describe('EventSubscriptionAdd', () => {
  const { call } = sandbox();
  const mvEvent = {
    EventType: 'DocumentInserted',
    Application: 'shop',
    ListenerURL: 'https://example.com/hook?a=1&b=2',
  };

  test('gives the stored event a new id', () => {
    const answer = call('EventSubscriptionAdd', { mvEvent: { ...mvEvent, EventID: 77 } });
    expect(answer).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      entityID: 1,
      mvEvent: { ...mvEvent, EventID: 1 },
    });
    expect(call('EventSubscriptionAdd', { mvEvent }).entityID).toBe(2);
  });

  test.each([
    { EventType: '' },
    { ListenerURL: 'ftp://example.com/' },
    { ListenerURL: 'http://' },
    { ListenerURL: undefined },
  ])('refuses %o', (wrong) => {
    expect(call('EventSubscriptionAdd', { mvEvent: { ...mvEvent, ...wrong } })).toMatchObject({
      ResponseStatus: { ErrorCode: '500' },
      entityID: 0,
    });
  });
});

test('an integration update without a time gets the present, with one keeps it', () => {
  const { call } = sandbox();
  const write = (time?: string): string =>
    call('IntegrationUpdateUpdate', {
      mvIntegrationUpdate: { IntegrationUpdateDateTime: time },
      mvRecordAction: 'Insert',
    }).mvIntegrationUpdate.IntegrationUpdateDateTime;
  expect(write()).toBe(`/Date(${Date.UTC(2017, 5, 15, 12)}+0000)/`);
  expect(write('/Date(0+0000)/')).toBe('/Date(0+0000)/');
  expect(write('/Date(-62135596800000-0000)/')).toBe('/Date(-62135596800000-0000)/');
});
