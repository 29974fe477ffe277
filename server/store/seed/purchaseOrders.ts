import { numeric } from '../../../specs/numeric.ts';
import type { mvPurchaseOrder } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import { finishedOrder } from '../../rules/purchaseOrder/finishedOrder.ts';
import type { Store } from '../Store.ts';
import { address } from './address.ts';
import { materials } from './catalogue.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';
import type { Seeding } from './Seeding.ts';

/** Puts verified purchase orders into the store, with nothing received yet. */
export function purchaseOrders(store: Store, { random }: Seeding): void {
  for (let index = 1; index <= counts.listed; index += 1) {
    const now = dates.some(random);
    const order: mvPurchaseOrder = {
      PurchaseOrderTypeId: numeric(-2),
      PurchaseOrderNo: `PO-${String(index).padStart(4, '0')}`,
      PurchaseOrderDate: now,
      PurchaseOrderCreationDate: now,
      PurchaseOrderCurrencyCode: 'EUR',
      PurchaseOrderSupplierID: numeric(601 + (index % 3)),
      PurchaseOrderAddresses: [address(random)],
      PurchaseOrderInventoryLocationID: numeric(1),
      PurchaseOrderStatus: 'Verified',
      PurchaseOrderDetails: materials.slice(0, 1 + (index % 3)).map(({ sku }) => ({
        PurchaseOrderRowProductSKU: sku,
        PurchaseOrderRowQuantity: numeric(random.int(2, 40)),
        PurchaseOrderRowUnitPriceWithoutTaxOrDiscount: numeric(random.decimal(90)),
      })),
    };
    store.purchaseOrders.insert((id) => ({
      ...finishedOrder(recordOf('mvPurchaseOrder', order), { store, now }),
      PurchaseOrderId: numeric(id),
    }));
  }
}
