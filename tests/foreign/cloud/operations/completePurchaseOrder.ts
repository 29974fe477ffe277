import type { World } from '../store/World.ts';
import { find, keep, records } from '../store/World.ts';
import { dayOf } from '../values/instant.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, textOf } from '../values/Value.ts';
import { currencyCode, requireKnown } from './checks.ts';
import { completeAddresses } from './completeAddress.ts';
import { completeRows, totalsOf } from './completeRows.ts';
import { foldText } from './foldText.ts';
import { Refusal } from './Refusal.ts';
import { splitTags } from './splitTags.ts';

/** Checks a purchase order and fills in what the server looks up and computes. */
export function completePurchaseOrder(
  draft: RecordValue,
  previous: RecordValue | undefined,
  world: World,
): RecordValue {
  const { tables } = world;
  requireKnown(tables.locations, draft, 'PurchaseOrderInventoryLocationID');
  requireKnown(tables.documentTypes, draft, 'PurchaseOrderReceiveDocumentTypeID');
  const type = requireKnown(tables.documentTypes, draft, 'PurchaseOrderTypeId') ?? {};
  const currency = currencyCode(draft, 'PurchaseOrderCurrencyCode') ?? 'EUR';
  const addresses = completeAddresses(draft, 'PurchaseOrderAddresses');
  const rows = completeRows(draft, 'PurchaseOrder', world);
  const supplier = findSupplier(draft, world);
  const now = Date.now();
  return {
    ...draft,
    PurchaseOrderTypeAbbreviation: type.DocumentTypeAbbreviation ?? 'PO',
    PurchaseOrderTypeDescription: type.DocumentTypeDescription ?? 'Purchase order',
    PurchaseOrderDate: dayOf(typeof draft.PurchaseOrderDate === 'number' ? draft.PurchaseOrderDate : now),
    PurchaseOrderCurrencyCode: currency,
    PurchaseOrderSupplierID: supplier.PartnerId ?? null,
    PurchaseOrderSupplierName: supplier.PartnerName ?? null,
    PurchaseOrderAddresses: addresses,
    PurchaseOrderTags: splitTags(textOf(draft, 'PurchaseOrderTags')),
    PurchaseOrderPaymentTermsEnumeration: draft.PurchaseOrderPaymentTermsEnumeration ?? 'None',
    PurchaseOrderPaymentMethod: draft.PurchaseOrderPaymentMethod ?? 'None',
    PurchaseOrderDetails: rows,
    chkReOpenOrCloseRelatedDocs: null,
    PurchaseOrderCreationDate: previous?.PurchaseOrderCreationDate ?? now,
    PurchaseOrderLastUpdatedDate: now,
    ...totalsOf(rows, 'PurchaseOrder', '0'),
  };
}

/** The supplier by id, or by name; a name that nobody has becomes a new supplier. */
function findSupplier(draft: RecordValue, world: World): RecordValue {
  const { partners } = world.tables;
  const id = numberOf(draft, 'PurchaseOrderSupplierID');
  const name = textOf(draft, 'PurchaseOrderSupplierName');
  if (id !== '0') {
    const known = find(partners, id);
    if (known) return known;
    throw new Refusal(`The supplier with id ${id} does not exist.`, 'PurchaseOrderSupplierID');
  }
  if (!name) throw new Refusal('The supplier needs an id or a name.', 'PurchaseOrderSupplierName');
  const named = records(partners).find((one) => foldText(textOf(one, 'PartnerName')) === foldText(name));
  if (named) return named;
  const PartnerId = world.takeId();
  return keep(partners, PartnerId, { PartnerId, PartnerName: name });
}
