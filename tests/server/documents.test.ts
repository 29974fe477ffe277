import { describe, expect, test } from 'vitest';
import { type Json, type Sandbox, sandbox } from './sandbox.ts';

const insert = ({ call }: Sandbox, mvDocument: object, members: object = {}): Json =>
  call('DocumentUpdate', {
    mvDocument: { DocumentTypeId: -1, DocumentStatus: 'Pending', ...mvDocument },
    mvRecordAction: 'Insert',
    ...members,
  });
const row = (
  DocumentRowProductSKU: string,
  DocumentRowQuantity: number | string = 1,
  more: object = {},
): object => ({
  DocumentRowProductSKU,
  DocumentRowQuantity,
  ...more,
});

describe('DocumentUpdate Insert', () => {
  test('Pending with known SKUs: a record, and entityID is its id', () => {
    const here = sandbox();
    const answer = insert(here, {
      DocumentComments: 'x',
      DocumentDetails: [row('00042', 2, { DocumentRowRemarks: 'r' })],
    });
    expect(answer).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      mvDocument: {
        DocumentId: answer.entityID,
        DocumentStatus: 'Pending',
        DocumentTypeAbbreviation: 'GI',
        DocumentTypeDescription: 'Goods inbound',
        DocumentComments: 'x',
        DocumentDetails: [
          {
            DocumentRowProductSKU: '00042',
            DocumentRowProductID: 109,
            DocumentRowQuantity: 2,
            DocumentRowRemarks: 'r',
          },
        ],
        DocumentPaymentMethod: 'None',
        DocumentCustomOrderDate1: '/Date(-62135596800000-0000)/',
        DocumentCreationDate: `/Date(${Date.UTC(2017, 5, 15, 12)}+0000)/`,
      },
    });
    expect(answer.entityID).toBeGreaterThan(0);
    expect(Object.keys(answer).sort()).toEqual(['ResponseStatus', 'entityID', 'mvDocument']);
  });

  test.each([
    ['alone', [row('GHOST "1"')]],
    ['after a good row', [row('Nut-Flange-M8'), row('GHOST "1"')]],
  ])('an unknown SKU %s: 500, entityID 0, the SKU named, nothing made', (_where, DocumentDetails) => {
    const here = sandbox();
    const before = here.server.store.documents.all();
    const answer = insert(here, { DocumentDetails });
    expect(answer).toMatchObject({ ResponseStatus: { ErrorCode: '500' }, entityID: 0 });
    expect(answer.ResponseStatus.Message).toBe(
      'The product with SKU GHOST "1" does not exist. The document insert failed.',
    );
    expect(answer.InternalErrorCode ?? '').toBe('');
    expect(answer.mvDocument).toBeUndefined();
    expect(here.server.store.documents.all()).toEqual(before);
  });

  test('amounts are computed in decimals: quantity, price, discount of a percentage, tax, shipping', () => {
    const here = sandbox();
    const { DiscountValue } = here.call('DiscountGet', {
      Filters: [{ FieldName: 'DiscountID', SearchOperator: 'Equals', SearchValue: 501 }],
    }).mvDiscounts[0];
    const { mvDocument } = insert(here, {
      DocumentAmountShipping: '4.05',
      DocumentDetails: [
        row('Nut-Flange-M8', '3', {
          DocumentRowUnitPriceWithoutTaxOrDiscount: '0.1',
          DocumentTotalTaxAmount: '0.07',
        }),
        row('Bolt-Hex-M8x40', 100, {
          DocumentRowUnitPriceWithoutTaxOrDiscount: 1,
          DocumentRowDiscountID: 501,
        }),
        row('WASHER-8', 1, {
          DocumentRowUnitPriceWithoutTaxOrDiscount: 2,
          DocumentRowTotalDiscountAmount: '0.5',
        }),
      ],
    });
    const [nut, bolt, washer] = mvDocument.DocumentDetails;
    expect(nut.DocumentRowTotalAmount).toBe(0.37);
    expect(bolt.DocumentRowTotalDiscountAmount).toBe(DiscountValue);
    expect(washer.DocumentRowTotalAmount).toBe(1.5);
    expect(mvDocument).toMatchObject({
      DocumentTotalQuantity: 104,
      DocumentAmountSubtotalWithoutTaxAndDiscount: 102.3,
      DocumentAmountTotalTax: 0.07,
      DocumentAmountTotalDiscount: Math.round((DiscountValue + 0.5) * 100) / 100,
      DocumentAmountGrandTotal: Math.round((102.3 + 0.07 + 4.05 - DiscountValue - 0.5) * 100) / 100,
    });
  });

  test('numbers itself where its type does, unless a number is sent', () => {
    const here = sandbox();
    const next = here
      .call('DocumentTypeGet')
      .mvDocumentTypes.find((type: Json) => type.DocumentTypeID === -1).DocumentTypeAutoNumberingNextNumber;
    expect(insert(here, {}).mvDocument.DocumentNo).toBe(`GI-${next}`);
    expect(insert(here, {}).mvDocument.DocumentNo).toBe(`GI-${next + 1}`);
    expect(insert(here, { DocumentNo: 'mine' }).mvDocument.DocumentNo).toBe('mine');
  });
});

describe('AutoInsertBatchNumbersToProductRows', () => {
  const here = sandbox();
  const batches = (quantity: number, how: string | undefined, more: object[] = []): Json[] =>
    insert(
      here,
      { DocumentDetails: [row('PAINT-WHITE', quantity), ...more] },
      { AutoInsertBatchNumbersToProductRows: how },
    ).mvDocument.DocumentDetails.map((one: Json) =>
      one.DocumentRowBatchNumbers.map((batch: Json) => [batch.BatchNumberName, batch.AssignedQTYInDetail]),
    );

  test('ByExpiryDate takes the closest expiry first, as much as is needed, every time again', () => {
    for (let round = 0; round < 3; round += 1) {
      expect(batches(10, 'ByExpiryDate')).toEqual([
        [
          ['B-2033', 7.5],
          ['B-2034', 2.5],
        ],
      ]);
    }
  });

  test('rows share the batches; a row that names its own keeps them', () => {
    const own = row('PAINT-WHITE', 5, {
      DocumentRowBatchNumbers: [{ BatchNumberName: 'B-2033', AssignedQTYInDetail: 5 }],
    });
    expect(batches(2, 'ByExpiryDate', [row('PAINT-WHITE', 1), own])).toEqual([
      [['B-2033', 2]],
      [
        ['B-2033', 0.5],
        ['B-2034', 0.5],
      ],
      [['B-2033', 5]],
    ]);
  });

  test('what has no expiry date comes last, and not more is attached than there is', () => {
    const [attached] = batches(1000, 'ByExpiryDate');
    expect(attached).toHaveLength(13);
    expect(attached.at(-1)).toEqual(['B-none', 7.5]);
  });

  test('Undefined is as if left out; other products and other values', () => {
    expect(batches(1, 'Undefined')).toEqual(batches(1, undefined));
    expect(batches(1, undefined)).toEqual([[]]);
    expect(batches(1, 'ByExpiryDate', [row('Nut-Flange-M8', 2)])).toEqual([[['B-2033', 1]], []]);
    const refused = insert(here, {}, { AutoInsertBatchNumbersToProductRows: 'ByColour' });
    expect(refused).toMatchObject({ ResponseStatus: { ErrorCode: '500' }, entityID: 0 });
  });
});

test('AutoInsertBundledProductRows adds what is in a bundle, for nothing', () => {
  const here = sandbox();
  const details = [
    row('BUNDLE-FIX', 2, { DocumentRowUnitPriceWithoutTaxOrDiscount: '4.5' }),
    row('LAMP-DESK'),
  ];
  const rows = (how?: boolean): Json[] => {
    const { mvDocument } = insert(here, { DocumentDetails: details }, { AutoInsertBundledProductRows: how });
    expect(mvDocument.DocumentAmountGrandTotal).toBe(9);
    return mvDocument.DocumentDetails.map((one: Json) => [
      one.DocumentRowProductSKU,
      one.DocumentRowQuantity,
    ]);
  };
  expect(rows(true)).toEqual([
    ['BUNDLE-FIX', 2],
    ['Bolt-Hex-M8x40', 6],
    ['Nut-Flange-M8', 6],
    ['LAMP-DESK', 1],
  ]);
  expect(rows(false)).toEqual([
    ['BUNDLE-FIX', 2],
    ['LAMP-DESK', 1],
  ]);
  expect(rows()).toEqual(rows(false));
});

test('an update of a document changes none of its members', () => {
  const here = sandbox();
  const { entityID, mvDocument } = insert(here, {
    DocumentComments: 'first',
    DocumentDetails: [row('Nut-Flange-M8', 3)],
  });
  for (const mvRecordAction of ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields']) {
    const answer = insert(
      here,
      {
        DocumentId: entityID,
        DocumentComments: 'second',
        DocumentStatus: 'Closed',
        DocumentDetails: [row('GHOST')],
      },
      { mvRecordAction },
    );
    expect(answer).toMatchObject({ ResponseStatus: { ErrorCode: '0' }, entityID });
    expect(answer.mvDocument).toEqual(mvDocument);
  }
  expect(insert(here, { DocumentId: 999_999 }, { mvRecordAction: 'Update' }).entityID).toBe(0);
  expect(insert(here, {}, { mvRecordAction: 'InsertOrUpdate' }).entityID).toBe(entityID + 1);
});

describe('shipping information', () => {
  const here = sandbox();
  const { entityID: DocumentId } = insert(here, { DocumentDetails: [row('Nut-Flange-M8')] });
  const code = (operation: string, members: object): string =>
    here.call(operation, members).ResponseStatus.ErrorCode;
  const ShippingInfo = {
    CostInfo: { ShippingCost: 1.1, OtherCosts: '2.2' },
    WeightInfo: { Weight: 3 },
    GenericAftersalesProServicesInfo: { COD: true, SeaFreightCyprus: true, CodTotalInCents: 5 },
    LockerId: 9,
  };

  test('of a document that does not exist every operation fails', () => {
    for (const verb of ['Get', 'Update', 'Delete', 'CreateLabel']) {
      expect(code(`ShippingInformation${verb}`, { DocumentId: 1, ShippingInfo }), verb).toBe('500');
    }
  });

  test('is written, read, written again in part, and deleted once', () => {
    const written = here.call('ShippingInformationUpdate', { DocumentId, ShippingInfo }).ShippingInfo;
    expect(written).toMatchObject({
      CostInfo: { ShippingCost: 1.1, OtherCosts: 2.2, TotalCost: 3.3 },
      GenericAftersalesProServicesInfo: { COD: true, SeaFreightCyprus: true, Protocol: false },
      LockerId: 9,
    });
    expect(here.call('ShippingInformationGet', { DocumentId }).ShippingInfo).toEqual(written);
    const again = here.call('ShippingInformationUpdate', {
      DocumentId,
      ShippingInfo: { CostInfo: { OtherCosts: 0 } },
    });
    expect(again.ShippingInfo).toMatchObject({
      CostInfo: { ShippingCost: 1.1, OtherCosts: 0, TotalCost: 1.1 },
      LockerId: 9,
    });
    expect(code('ShippingInformationDelete', { DocumentId })).toBe('0');
    expect(here.call('ShippingInformationGet', { DocumentId }).ShippingInfo).toBeNull();
    expect(code('ShippingInformationDelete', { DocumentId })).toBe('500');
  });

  test('a label has a URL, and a tracking id that stays', () => {
    const first = here.call('ShippingInformationCreateLabel', { DocumentId, NotifyCustomer: false });
    expect(first.LabelURL).toBe(`https://labels.example.com/${first.ShippingInfo.TrackingId}.pdf`);
    expect(first.ShippingInfo).toMatchObject({ ShipDateInfo: { ShipDate: '2017-06-15' } });
    const second = here.call('ShippingInformationCreateLabel', { DocumentId, ShippingInfo });
    expect(second.ShippingInfo).toMatchObject({ LockerId: 9, TrackingId: first.ShippingInfo.TrackingId });
    expect(second.LabelURL).toBe(first.LabelURL);
  });
});
