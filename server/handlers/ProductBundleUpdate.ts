import Big from 'big.js';
import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { amount } from '../records/amount.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Store } from '../store/Store.ts';

const shape = recordShape('ProductBundleDetails');

/**
 * Writes a product bundle with its included products. SKUs are unique among products and bundles. A SKU that documents use
 * changes only with forceSkuUpdateEvenIfUsedInDocuments. A bundle without a price costs as much as its content.
 */
export const ProductBundleUpdate: Handler = (request, { store }) => {
  const bundle = recordAction(request, sentRecord(request, 'ProductBundleDetails'), {
    table: store.bundles,
    shape,
    idName: 'BundleProductID',
    inserted: (sent, id) => {
      checkSku(sent, id, store);
      const whole = completed(shape, {
        ...sent,
        BundleProductCategory: sent.BundleProductCategory ?? ofBundles,
      });
      return bundled({ ...whole, BundleProductID: numeric(id) }, store);
    },
    changed: (merged, stored) => {
      const before = member.text(stored, 'BundleProductSKU');
      if (member.text(merged, 'BundleProductSKU') !== before) {
        checkSku(merged, member.int(merged, 'BundleProductID'), store);
        if (!member.flag(request, 'forceSkuUpdateEvenIfUsedInDocuments') && isUsed(before, store)) {
          throw refusal(`The SKU ${before} is used in documents: it is changed only when that is forced.`);
        }
      }
      return bundled(merged, store);
    },
  });
  return { ProductBundleDetails: bundle, entityID: bundle.BundleProductID };
};

/** The category of a bundle that is sent without one. */
const ofBundles: RecordValue = {
  ProductCategoryID: numeric(7),
  ProductCategoryName: 'Product bundles',
  ProductCategoryDescription: 'Products that are sold together',
};

function checkSku(bundle: RecordValue, id: number, store: Store): void {
  const sku = member.text(bundle, 'BundleProductSKU');
  if (sku === '') throw refusal('BundleProductSKU is missing.');
  const holder = productBySku(store, sku);
  if (holder !== undefined && holder.id !== id) throw refusal(`A product with SKU ${sku} exists already.`);
}

const refusal = (message: string): OperationFailure =>
  new OperationFailure(`${message} The product bundle was not written.`, {
    errors: [{ field: 'ProductBundleDetails.BundleProductSKU', message }],
  });

const isUsed = (sku: string, store: Store): boolean =>
  store.documents.find((document) =>
    member
      .records(document, 'DocumentDetails')
      .some((row) => member.text(row, 'DocumentRowProductSKU') === sku),
  ) !== undefined;

function bundled(bundle: RecordValue, store: Store): RecordValue {
  const included = member.records(bundle, 'IncludedProducts').map((item): RecordValue => {
    const known = productBySku(store, member.text(item, 'ProductSKU'));
    return {
      ...item,
      ...(known === undefined ? {} : { ProductID: numeric(known.id) }),
      RelatedBundleID: bundle.BundleProductID,
      RelatedBundleSKU: bundle.BundleProductSKU,
    };
  });
  const sentPrice = member.decimal(bundle, 'BundleTotalPrice');
  const price = included.reduce(
    (total, item) =>
      total.plus(member.decimal(item, 'PriceInBundle').times(member.decimal(item, 'QuantityInBundle'))),
    new Big(0),
  );
  return {
    ...bundle,
    IncludedProducts: included,
    BundleTotalPrice: amount(sentPrice.eq(0) ? price : sentPrice),
  };
}
