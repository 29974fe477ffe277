import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { turnOf } from '../turnOf.ts';
import type { Build } from './Build.ts';
import { allActions, type Kind } from './Kind.ts';
import { flags, numbered } from './members.ts';
import { skusOf } from './ordersAndDocuments.ts';

/**
 * What a bundle includes: one product, or two where two SKUs are known. Their quantities differ, since a broken server may mind only the
 * first or the last. The `other` quantities are for an update, and none is larger than what was taken before. Where three SKUs are
 * known, the third then replaces the first. With `other quantities`, the products stay.
 */
const includedProducts = (
  skus: readonly string[],
  which: 'first' | 'other' | 'other quantities' = 'first',
): RecordValue => ({
  IncludedProducts: (which === 'other' && skus.length > 2 ? [skus[2], skus[1]] : skus.slice(0, 2)).map(
    (sku, index) => ({
      ProductSKU: sku,
      QuantityInBundle: numeric(which === 'first' ? 3 + 2 * index : 2 + 2 * index),
    }),
  ),
});

/** A bundle of its own that holds one or two known SKUs, with a text in every custom field and every option set. */
export const bundle: Build = (context, label, place) => {
  const unique = context.unique(`bundle/${label}`);
  return {
    BundleProductSKU: `A-${unique}`,
    BundleProductDescription: `Assay bundle ${unique}`,
    BundleProductLongDescription: 'Made by a conformance run.',
    BundleProductComments: `Made by Assay ${unique}`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `Custom field ${number}`),
    ...flags('BundleProductOption', label, place),
    ...includedProducts(skusOf(context)),
  };
};

/** The options of a bundle: its updates set the even ones, and take back the odd ones. */
const evenOptions = [2, 4, 6, 8, 10].map((number) => `BundleProductOption${number}`);
const oddOptions = [1, 3, 5, 7, 9].map((number) => `BundleProductOption${number}`);

/** How bundles are written. */
export const bundleKind: Kind = {
  build: bundle,
  // So that the Update changes each of them.
  besides: numbered('BundleProductOption', [1, 10], (number) => number % 2 === 1),
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  moreOfUpdate: (place) =>
    turnOf(place, 'forcedUpdate') === 'yes' ? { forceSkuUpdateEvenIfUsedInDocuments: true } : undefined,
  changed: (text, _, { fixtures }) => ({
    BundleProductDescription: `${text} bundle`,
    BundleProductLongDescription: text,
    BundleProductComments: `${text} comments`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `changed ${number}`),
    ...numbered('BundleProductOption', [1, 10], (number) => number % 2 === 0),
    ...includedProducts(fixtures.knownSkus ?? [], 'other'),
  }),
  // A broken server may tell whether the products changed by their SKUs alone.
  changedToo: (_, __, { fixtures }, place) =>
    turnOf(place, 'productsOfUpdatedBundle') === 'in other quantities'
      ? includedProducts(fixtures.knownSkus ?? [], 'other quantities')
      : {},
  // That the products can be changed is PB-1's.
  leastChanged: (text, _, { fixtures }) => ({
    BundleProductComments: `${text} comments`,
    ...includedProducts(fixtures.knownSkus ?? [], 'other'),
  }),
  partly: (text, _, [one, other]) => ({
    BundleProductLongDescription: text,
    BundleProductComments: other,
    ...numbered('BundleProductCustomField', [1, 10], (number) => (number % 2 === 0 ? one : other)),
    // Those that the updates before it took back. The others stay.
    ...Object.fromEntries(oddOptions.map((name) => [name, true])),
  }),
  kept: [
    'BundleProductDescription',
    'BundleProductComments',
    ...Object.keys(numbered('BundleProductCustomField', [1, 20], () => null)),
    'IncludedProducts',
  ],
  keptFlags: evenOptions,
  ...allActions,
};
