import { completeDocument } from '../operations/completeDocument.ts';
import { completeRows, totalsOf } from '../operations/completeRows.ts';
import type { World } from '../store/World.ts';
import { keep } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { addRecords, many } from './addRecords.ts';
import { oddText } from './oddText.ts';
import type { SeededPartners } from './seedPartners.ts';

/** Sales orders and a document with shipping information, whose id is given back. */
export function seedOrders(world: World, partners: SeededPartners, skus: readonly string[]): string {
  const { tables } = world;
  addRecords(
    world,
    tables.salesOrders,
    'SalesOrderId',
    many(7, (index) => salesOrder(index, world, partners, skus)),
  );
  const DocumentId = world.takeId();
  const draft = {
    DocumentId,
    DocumentComments: 'shipped',
    DocumentDetails: [
      {
        DocumentRowProductSKU: skus[0] ?? '',
        DocumentRowQuantity: '3',
        DocumentRowUnitPriceWithoutTaxOrDiscount: '1.1',
      },
    ],
    DocumentShippingInfo: {
      ProviderInfo: null,
      CostInfo: { ShippingCost: '5.5', OtherCosts: '0.25' },
      WeightInfo: { Weight: '2', WeightUnitId: '1' },
      LockerId: null,
    },
  };
  keep(tables.documents, DocumentId, completeDocument(draft, {}, world));
  return DocumentId;
}

function salesOrder(
  index: number,
  world: World,
  partners: SeededPartners,
  skus: readonly string[],
): RecordValue {
  const rows = many((index % 3) + 1, (place) => ({
    SalesOrderRowProductSKU: skus[place] ?? '',
    SalesOrderRowQuantity: `${place + 1}.5`,
    SalesOrderRowUnitPriceWithoutTaxOrDiscount: '10.25',
    SalesOrderRowTaxID: String(place % 3),
    SalesOrderRowShippedQuantity: '0',
    SalesOrderRowSerialNumbers: place ? [`SN,${place}`, `"${index}"`] : [],
    SalesOrderRowBatchNumbers: place
      ? [{ BatchNumberName: 'A:1', ExpiryDate: Date.UTC(2031, 0, 31), AssignedQTYInDetail: '1' }]
      : [],
    SalesOrderRowRemarks: oddText(place + index),
  }));
  const details = completeRows({ SalesOrderDetails: rows }, 'SalesOrder', world);
  return {
    SalesOrderTypeId: '-2',
    SalesOrderTypeAbbreviation: 'SO',
    SalesOrderTypeDescription: 'Sales order',
    SalesOrderNo: `SO-2017-00${index}`,
    SalesOrderDate: Date.UTC(2017, index, 28 - index, 0, 0, 0),
    SalesOrderCurrencyCode: 'EUR',
    SalesOrderClientID: partners.clients[index % 2] ?? null,
    SalesOrderClientName: index % 2 ? 'Smith, Sons & Co' : 'Café «Noir»',
    SalesOrderShippingAddress: index === 3 ? null : `${index % 2 ? 'Main street' : 'Βασ. Σοφίας'} ${index}`,
    SalesOrderBillingAddress: oddText(index),
    SalesOrderAddresses: [
      { AddressType: 'General', AddressLine1: oddText(index), Country: 'GR', CountryName: 'Greece' },
    ],
    SalesOrderCustomFlag1: index % 2 === 0,
    SalesOrderCustomFlag2: false,
    SalesOrderComments: oddText(index + 4),
    SalesOrderStatus: index % 3 ? 'Pending' : 'Shipped',
    SalesOrderPaymentTermsEnumeration: 'None',
    SalesOrderPaymentMethod: 'None',
    SalesOrderShipDocumentTypeID: index % 2 ? '-2' : null,
    SalesOrderCreationDate: Date.UTC(2016, index, 1, 12, 34, 56, 789),
    SalesOrderExpectedShipmentDateEarliest: -62135596800000,
    SalesOrderDetails: details,
    SalesOrderAmountShipping: '4.9',
    ...totalsOf(details, 'SalesOrder', '4.9'),
  };
}
