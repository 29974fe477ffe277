import { numeric } from '../../../specs/numeric.ts';
import type { mvSalesOrder, mvSalesOrderRow } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import { totals } from '../../rules/totals.ts';
import { Table } from '../Table.ts';
import { address } from './address.ts';
import { batchProduct, materials, serialProduct } from './catalogue.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';
import type { Seeding } from './Seeding.ts';
import { shippingInfo } from './shippingInfo.ts';
import { texts } from './texts.ts';

/** Sales orders of every kind: with and without shipping information, serial numbers, batches and dates. */
export function salesOrders(seeding: Seeding, discounts: Table): Table {
  const table = new Table(2001);
  for (let index = 1; index <= counts.listed; index += 1) {
    table.insert((id) =>
      totals('SalesOrder', recordOf('mvSalesOrder', order(id, index, seeding)), { discounts }),
    );
  }
  return table;
}

function order(id: number, index: number, seeding: Seeding): mvSalesOrder {
  const { random } = seeding;
  const text = (shift: number): string => texts[(index + shift) % texts.length] ?? '';
  const shipped = index % 4 === 0;
  return {
    SalesOrderId: numeric(id),
    SalesOrderTypeId: numeric(-3),
    SalesOrderTypeAbbreviation: 'SO',
    SalesOrderTypeDescription: 'Sales order',
    SalesOrderNo: `SO-${String(index).padStart(4, '0')}`,
    SalesOrderReferenceNo: `00${random.int(100, 999)}`,
    SalesOrderReferenceApplication: 'webshop',
    SalesOrderDate: dates.some(random),
    SalesOrderCustomOrderDate1: index % 2 === 0 ? dates.some(random) : dates.unset,
    SalesOrderCurrencyCode: 'EUR',
    SalesOrderClientID: numeric(700 + (index % 5)),
    SalesOrderClientName: `Client ${index % 5} & Co`,
    SalesOrderBillingAddress: `${index} Market Square, Leeds`,
    SalesOrderShippingAddress: index % 3 === 0 ? '1 Harbour Road, "dock", Athens' : text(1),
    SalesOrderContactPerson: index % 4 === 3 ? 'Maria Neill' : 'Jürgen Groß',
    SalesOrderAddresses: [address(random), address(random)].slice(index % 4 === 1 ? 1 : 0),
    SalesOrderInventoryLocationID: numeric(1),
    SalesOrderCustomFlag1: index % 2 === 0,
    SalesOrderCustomFlag7: index % 3 === 0,
    ...(index % 2 === 0 ? { SalesOrderShippingProviderInfo: shippingInfo(random) } : {}),
    SalesOrderComments: text(0),
    SalesOrderTags: index % 3 === 1 ? 'spring' : 'spring,urgent',
    ...(index % 3 === 0 ? {} : { SalesOrderPaymentMethod: index % 3 === 1 ? 'Cash' : 'CashOnDelivery' }),
    SalesOrderAmountShipping: numeric(random.decimal(20)),
    SalesOrderDetails: rows(index, seeding),
    SalesOrderShipDocumentTypeID: shipped ? (index % 8 === 0 ? '-1' : '12') : '',
    SalesOrderShipDocumentNo: shipped ? `GO-${index}` : '',
    SalesOrderShipDocumentIssueDate: shipped ? dates.some(random) : dates.unset,
    SalesOrderStatus: shipped ? 'Shipped' : 'Pending',
    SalesOrderCreationDate: dates.some(random),
    SalesOrderLastUpdatedDate: dates.some(random),
    SalesOrderExpectedShipmentDateEarliest: index % 3 === 0 ? dates.unset : dates.some(random),
  };
}

function rows(index: number, { random, newRowId }: Seeding): readonly mvSalesOrderRow[] {
  const items = [random.pick(materials), batchProduct, serialProduct].slice(0, 1 + (index % 3));
  return items.map(
    ({ id, sku, description }, position): mvSalesOrderRow => ({
      SalesOrderRowDetailID: numeric(newRowId()),
      SalesOrderRowProductID: numeric(id),
      SalesOrderRowProductSKU: sku,
      SalesOrderRowProductDescription: description,
      SalesOrderRowQuantity: numeric(random.int(1, 20) + (index % 3 === 1 ? 0.5 : 0)),
      SalesOrderRowUnitPriceWithoutTaxOrDiscount: numeric(random.decimal(300)),
      SalesOrderRowTaxID: numeric(1),
      SalesOrderTotalTaxAmount: numeric(random.decimal(30)),
      SalesOrderRowDiscountID: numeric(position === 0 ? 501 : 0),
      SalesOrderRowRemarks: texts[(index + position) % texts.length] ?? '',
      SalesOrderRowTotalWeight: numeric('2.75'),
      SalesOrderRowTotalWeightUnitID: numeric(1),
      ...(sku === serialProduct.sku
        ? { SalesOrderRowSerialNumbers: [`SN-${index}-1`, `SN, "${index}"`] }
        : {}),
      ...(sku === batchProduct.sku
        ? {
            SalesOrderRowBatchNumbers: [
              {
                BatchNumberName: 'B-2031',
                ExpiryDate: dates.expiry(2031, 5),
                AssignedQTYInDetail: numeric('1.5'),
              },
              { BatchNumberName: 'B, "none"', ExpiryDate: dates.unset, AssignedQTYInDetail: numeric(1) },
            ].slice(index % 2),
          }
        : {}),
    }),
  );
}
