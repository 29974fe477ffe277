import type { World } from '../store/World.ts';
import { find, records } from '../store/World.ts';
import { compareDecimals, minus, times } from '../values/decimal.ts';
import { dayOf } from '../values/instant.ts';
import type { RecordValue } from '../values/Value.ts';
import { isRecord, numberOf, recordOf, recordsOf, textOf } from '../values/Value.ts';
import { currencyCode, requireKnown } from './checks.ts';
import { completeAddresses } from './completeAddress.ts';
import { completeRows, totalsOf } from './completeRows.ts';
import { completeShippingInfo } from './completeShippingInfo.ts';
import { splitTags } from './splitTags.ts';

/** The id of the built-in type of goods inbound documents. */
export const GOODS_INBOUND = '-1';

/** Checks a new document and fills in what the server looks up, numbers and computes. */
export function completeDocument(draft: RecordValue, request: RecordValue, world: World): RecordValue {
  const { tables } = world;
  const typeId =
    numberOf(draft, 'DocumentTypeId') === '0' ? GOODS_INBOUND : numberOf(draft, 'DocumentTypeId');
  const type = requireKnown(tables.documentTypes, { DocumentTypeId: typeId }, 'DocumentTypeId') ?? {};
  const partner = requireKnown(tables.partners, draft, 'DocumentSupplierClientID');
  requireKnown(tables.locations, draft, 'DocumentInventoryLocationID');
  requireKnown(tables.shippingProviders, draft, 'DocumentShippingProviderID');
  const info = recordOf(draft, 'DocumentShippingInfo');
  const shipping = isRecord(draft.DocumentShippingInfo) ? completeShippingInfo(info, world) : null;
  const cost = shipping
    ? numberOf(recordOf(shipping, 'CostInfo'), 'TotalCost')
    : numberOf(draft, 'DocumentAmountShipping');
  const bundled = request.AutoInsertBundledProductRows === true ? withBundledRows(draft, world) : draft;
  const rows = completeRows(bundled, 'Document', world);
  const byExpiry = textOf(request, 'AutoInsertBatchNumbersToProductRows') === 'ByExpiryDate';
  const now = Date.now();
  return {
    ...draft,
    DocumentTypeId: typeId,
    DocumentTypeAbbreviation: type.DocumentTypeAbbreviation ?? null,
    DocumentTypeDescription: type.DocumentTypeDescription ?? null,
    DocumentNo: `${textOf(type, 'DocumentTypeAbbreviation')}/${BigInt(numberOf(draft, 'DocumentId')).toString(36)}`,
    DocumentDate: dayOf(typeof draft.DocumentDate === 'number' ? draft.DocumentDate : now),
    DocumentCurrencyCode: currencyCode(draft, 'DocumentCurrencyCode') ?? 'EUR',
    DocumentSupplierClientName: partner?.PartnerName ?? draft.DocumentSupplierClientName ?? null,
    DocumentTags: splitTags(textOf(draft, 'DocumentTags')),
    DocumentAddresses: completeAddresses(draft, 'DocumentAddresses'),
    DocumentShippingInfo: shipping,
    DocumentPaymentTermsEnumeration: draft.DocumentPaymentTermsEnumeration ?? 'None',
    DocumentPaymentMethod: draft.DocumentPaymentMethod ?? 'None',
    DocumentDetails: byExpiry ? rows.map((row) => withSoonestBatches(row, world)) : rows,
    DocumentStatus: draft.DocumentStatus ?? 'Pending',
    chkReOpenOrCloseRelatedDocs: null,
    DocumentCreationDate: now,
    DocumentLastUpdatedDate: now,
    DocumentAmountShipping: cost,
    ...totalsOf(rows, 'Document', cost),
  };
}

/** Adds a row for each product that the bundles of the rows hold. */
function withBundledRows(draft: RecordValue, world: World): RecordValue {
  const rows = recordsOf(draft, 'DocumentDetails');
  const added = rows.flatMap((row) => {
    const sku = textOf(row, 'DocumentRowProductSKU');
    const bundle = records(world.tables.bundles).find((one) => textOf(one, 'BundleProductSKU') === sku) ?? {};
    return recordsOf(bundle, 'IncludedProducts').map((part) => ({
      DocumentRowProductSKU: part.ProductSKU ?? null,
      DocumentRowQuantity: times(numberOf(part, 'QuantityInBundle'), numberOf(row, 'DocumentRowQuantity')),
    }));
  });
  return { ...draft, DocumentDetails: [...rows, ...added] };
}

/** Takes the quantity of a row from the batches of its product, those that expire soonest first. */
function withSoonestBatches(row: RecordValue, world: World): RecordValue {
  const sku = textOf(row, 'DocumentRowProductSKU');
  const batches = records(world.tables.batchNumbers).filter((batch) => textOf(batch, 'ProductSKU') === sku);
  batches.sort((left, right) => Number(left.ExpiryDate) - Number(right.ExpiryDate));
  let open = numberOf(row, 'DocumentRowQuantity');
  const taken: RecordValue[] = [];
  for (const batch of batches) {
    if (compareDecimals(open, '0') <= 0) break;
    const stock = numberOf(batch, 'Quantity');
    const quantity = compareDecimals(stock, open) < 0 ? stock : open;
    open = minus(open, quantity);
    taken.unshift({
      BatchNumberName: batch.BatchNumberName ?? null,
      ExpiryDate: batch.ExpiryDate ?? null,
      AssignedQTYInDetail: quantity,
    });
  }
  return recordsOf(row, 'DocumentRowBatchNumbers').length > 0
    ? row
    : { ...row, DocumentRowBatchNumbers: taken };
}

/** Keeps new shipping information in a document. */
export function withShippingInfo(document: RecordValue, info: RecordValue | null): RecordValue {
  return {
    ...document,
    DocumentShippingInfo: info,
    DocumentTrackingID: info?.TrackingId ?? null,
    DocumentLastUpdatedDate: Date.now(),
  };
}

/** The document with this id, where it exists. */
export function findDocument(world: World, id: string): RecordValue | undefined {
  return find(world.tables.documents, id);
}
