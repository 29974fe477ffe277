import { describe, expect, test } from 'vitest';
import { type Json, type Sandbox, sandbox } from './sandbox.ts';

const order = {
  PurchaseOrderId: 0,
  PurchaseOrderNo: 'N-1',
  PurchaseOrderStatus: 'Verified',
  PurchaseOrderSupplierID: 601,
  PurchaseOrderDetails: [
    {
      PurchaseOrderRowProductSKU: 'Nut-Flange-M8',
      PurchaseOrderRowQuantity: 10,
      PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: '0.3',
    },
    { PurchaseOrderRowProductSKU: 'Bolt-Hex-M8x40', PurchaseOrderRowQuantity: 4 },
  ],
};
const write = ({ call }: Sandbox, mvPurchaseOrder: object, mvRecordAction = 'Insert'): Json =>
  call('PurchaseOrderUpdate', { mvPurchaseOrder, mvRecordAction });
const failed = { ResponseStatus: { ErrorCode: '500' }, entityID: 0 };

describe('Insert', () => {
  test('Verified becomes Verified', () => {
    const answer = write(sandbox(), order);
    expect(answer).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      InternalErrorCode: '',
      mvPurchaseOrder: {
        PurchaseOrderId: answer.entityID,
        PurchaseOrderStatus: 'Verified',
        PurchaseOrderSupplierName: 'Northern Steel & Co',
        PurchaseOrderAmountGrandTotal: 3,
        PurchaseOrderTotalQuantity: 14,
        PurchaseOrderReceiveDocumentTypeID: '',
        PurchaseOrderDetails: [{ PurchaseOrderRowProductID: 102 }, { PurchaseOrderRowProductID: 101 }],
      },
    });
    expect(answer.entityID).toBeGreaterThan(0);
  });

  test.each(['PurchaseOrderId', 'PurchaseOrderNo', 'PurchaseOrderStatus'])('%s is mandatory', (missing) => {
    const here = sandbox();
    const before = here.server.store.purchaseOrders.all().length;
    const answer = write(here, { ...order, PurchaseOrderInventoryLocationID: 1, [missing]: undefined });
    expect(answer).toMatchObject(failed);
    expect(answer.ResponseStatus.Errors).toMatchObject([{ FieldName: `mvPurchaseOrder.${missing}` }]);
    expect(here.server.store.purchaseOrders.all()).toHaveLength(before);
  });

  test('the supplier: by id, by name with id 0, a new name, or none', () => {
    const here = sandbox();
    const supplier = (
      PurchaseOrderSupplierID: number | undefined,
      PurchaseOrderSupplierName?: string,
    ): Json => write(here, { ...order, PurchaseOrderSupplierID, PurchaseOrderSupplierName });
    const known = { PurchaseOrderSupplierID: 603, PurchaseOrderSupplierName: 'Farbwerk Köln' };
    expect(supplier(603).mvPurchaseOrder).toMatchObject(known);
    expect(supplier(0, 'Farbwerk Köln').mvPurchaseOrder).toMatchObject(known);
    const invented = supplier(0, 'New & Co').mvPurchaseOrder;
    expect(invented).toMatchObject({ PurchaseOrderSupplierID: 604, PurchaseOrderSupplierName: 'New & Co' });
    expect(supplier(undefined, 'New & Co').mvPurchaseOrder.PurchaseOrderSupplierID).toBe(604);
    expect(supplier(0)).toMatchObject(failed);
    expect(supplier(-1, 'x')).toMatchObject(failed);
  });

  test('the request spelling PurchaseOrderSupplierId is read as well', () => {
    const { PurchaseOrderSupplierID: _, ...rest } = order;
    expect(
      write(sandbox(), { ...rest, PurchaseOrderSupplierId: 602 }).mvPurchaseOrder.PurchaseOrderSupplierID,
    ).toBe(602);
  });
});

describe('Update', () => {
  test('keeps the id and the rows that are not sent, and fails without an order', () => {
    const here = sandbox();
    const { entityID, mvPurchaseOrder } = write(here, order);
    const { PurchaseOrderDetails: _, ...head } = order;
    const changed = write(
      here,
      { ...head, PurchaseOrderId: entityID, PurchaseOrderComments: 'changed' },
      'Update',
    );
    expect(changed).toMatchObject({
      entityID,
      mvPurchaseOrder: { PurchaseOrderId: entityID, PurchaseOrderComments: 'changed' },
    });
    expect(changed.mvPurchaseOrder.PurchaseOrderDetails).toEqual(mvPurchaseOrder.PurchaseOrderDetails);
    expect(write(here, { ...order, PurchaseOrderId: 999_999 }, 'Update')).toMatchObject(failed);
  });
});

describe('ReceiveItems', () => {
  const receive = (here: Sandbox, id: number, rows: object[], more: object = {}): Json =>
    write(
      here,
      {
        PurchaseOrderId: id,
        PurchaseOrderNo: 'N-1',
        PurchaseOrderStatus: 'PartiallyReceived',
        PurchaseOrderReceiveDocumentTypeID: '-1',
        PurchaseOrderDetails: rows,
        ...more,
      },
      'ReceiveItems',
    );

  test('Verified becomes PartiallyReceived, the row takes the quantity, a receive document is made', () => {
    const here = sandbox();
    const { entityID, mvPurchaseOrder } = write(here, order);
    const [nut] = mvPurchaseOrder.PurchaseOrderDetails;
    const answer = receive(here, entityID, [
      { PurchaseOrderRowDetailID: nut.PurchaseOrderRowDetailID, PurchaseOrderRowReceivedQuantity: '4.5' },
    ]);
    expect(answer).toMatchObject({
      ResponseStatus: { ErrorCode: '0' },
      entityID,
      mvPurchaseOrder: {
        PurchaseOrderStatus: 'PartiallyReceived',
        PurchaseOrderReceiveDocumentTypeID: '-1',
        PurchaseOrderReceiveDocumentIssueDate: `/Date(${Date.UTC(2017, 5, 15, 12)}+0000)/`,
        PurchaseOrderDetails: [
          { PurchaseOrderRowReceivedQuantity: 4.5, PurchaseOrderRowQuantity: 10 },
          { PurchaseOrderRowReceivedQuantity: 0 },
        ],
      },
    });
    const document = here.call('DocumentUpdate', {
      mvDocument: { DocumentId: answer.relatedDocumentID },
      mvRecordAction: 'Update',
    });
    expect(document.mvDocument).toMatchObject({
      DocumentTypeId: -1,
      DocumentNo: answer.mvPurchaseOrder.PurchaseOrderReceiveDocumentNo,
      DocumentSupplierClientID: 601,
      DocumentDetails: [{ DocumentRowProductSKU: 'Nut-Flange-M8', DocumentRowQuantity: 4.5 }],
      DocumentAmountGrandTotal: 1.35,
    });
    // The second receipt, by SKU: what arrived beyond the first is on the document.
    const second = receive(here, entityID, [
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 10 },
    ]);
    expect(second.mvPurchaseOrder.PurchaseOrderDetails[0].PurchaseOrderRowReceivedQuantity).toBe(10);
    const rest = here.call('DocumentUpdate', {
      mvDocument: { DocumentId: second.relatedDocumentID },
      mvRecordAction: 'Update',
    });
    expect(rest.mvDocument.DocumentDetails).toMatchObject([{ DocumentRowQuantity: 5.5 }]);
  });

  test.each([
    [
      'no such order',
      999_999,
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 1 },
      {},
    ],
    [
      'no document type',
      0,
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 1 },
      { PurchaseOrderReceiveDocumentTypeID: '' },
    ],
    [
      'more than ordered',
      0,
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 11 },
      {},
    ],
    [
      'nothing new',
      0,
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 0 },
      {},
    ],
    [
      'less than before',
      0,
      { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: -1 },
      {},
    ],
    [
      'a product that was not ordered',
      0,
      { PurchaseOrderRowProductSKU: 'LAMP-DESK', PurchaseOrderRowReceivedQuantity: 1 },
      {},
    ],
  ])('fails with %s, and makes no document', (_why, id, row, more) => {
    const here = sandbox();
    const { entityID } = write(here, order);
    const before = here.server.store.documents.all();
    const answer = receive(here, id || entityID, [row], more);
    expect(answer).toMatchObject(failed);
    expect(answer.relatedDocumentID ?? 0).toBe(0);
    expect(here.server.store.documents.all()).toEqual(before);
    expect(here.server.store.purchaseOrders.get(entityID)?.PurchaseOrderStatus).toBe('Verified');
  });

  test('an order that is neither Verified nor PartiallyReceived receives nothing', () => {
    const here = sandbox();
    const { entityID } = write(here, { ...order, PurchaseOrderStatus: 'Cancelled' });
    expect(
      receive(here, entityID, [
        { PurchaseOrderRowProductSKU: 'Nut-Flange-M8', PurchaseOrderRowReceivedQuantity: 1 },
      ]),
    ).toMatchObject(failed);
  });
});
