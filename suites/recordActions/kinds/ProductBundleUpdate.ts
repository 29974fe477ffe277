import { bundle } from '../../builds/bundle.ts';
import { includedProducts } from '../../builds/includedProducts.ts';
import { numbered } from '../../builds/numbered.ts';
import type { Kind } from '../Kind.ts';

export const ProductBundleUpdate: Kind = {
  build: bundle,
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  named: () => ({}),
  changed: (text, _, { fixtures }) => ({
    BundleProductDescription: `${text} bundle`,
    BundleProductLongDescription: text,
    BundleProductComments: `${text} comments`,
    ...numbered('BundleProductCustomField', [1, 20], (number) => `changed ${number}`),
    ...numbered('BundleProductOption', [1, 10], (number) => number % 2 === 0),
    ...includedProducts(fixtures.knownSkus ?? [], 'other'),
  }),
  partly: (text, _, [one, other]) => ({
    BundleProductLongDescription: text,
    BundleProductComments: other,
    ...numbered('BundleProductCustomField', [1, 10], (number) => (number % 2 === 0 ? one : other)),
    // Those that the updates before it took back.
    ...numbered('BundleProductOption', [1, 10], () => true),
  }),
  kept: [
    'BundleProductDescription',
    'BundleProductComments',
    ...Object.keys(numbered('BundleProductCustomField', [1, 10], () => null)),
    'IncludedProducts',
  ],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
