import { numeric } from '../../../specs/numeric.ts';
import type { mvDocument } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import { newDocument } from '../../rules/newDocument.ts';
import type { Store } from '../Store.ts';
import { address } from './address.ts';
import { materials } from './catalogue.ts';
import { counts } from './counts.ts';
import { dates } from './dates.ts';
import type { Seeding } from './Seeding.ts';
import { shippingInfo } from './shippingInfo.ts';
import { texts } from './texts.ts';

/** Puts goods inbound documents into the store; every second one has shipping information. */
export function documents(store: Store, { random }: Seeding): void {
  for (let index = 0; index < counts.listed; index += 1) {
    const document: mvDocument = {
      DocumentTypeId: numeric(-1),
      DocumentDate: dates.some(random),
      DocumentCustomOrderDate1: index % 3 === 0 ? dates.some(random) : dates.unset,
      DocumentCurrencyCode: 'EUR',
      DocumentSupplierClientID: numeric(601),
      DocumentAddresses: [address(random)],
      DocumentInventoryLocationID: numeric(1),
      DocumentComments: texts[index % texts.length] ?? '',
      ...(index % 2 === 0 ? { DocumentShippingInfo: shippingInfo(random) } : {}),
      DocumentDetails: materials.slice(0, 1 + (index % 3)).map(({ sku }) => ({
        DocumentRowProductSKU: sku,
        DocumentRowQuantity: numeric(random.int(1, 40)),
        DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(random.decimal(90)),
      })),
    };
    store.documents.insert((id) =>
      newDocument(recordOf('mvDocument', document), id, { store, now: dates.some(random) }),
    );
  }
}
