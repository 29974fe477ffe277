import Big from 'big.js';
import { numeric } from '../../specs/numeric.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const bundlePricesComputed: Variant = {
  about:
    'Prices in bundles are those of a price list, the total is their sum, whatever is sent (of IncludedProducts SKU and quantity are plain).',
  hook: onAnswerMembers({ operations: ['ProductBundleUpdate'], outcome: 'success' }, (members) =>
    withRecord(members, 'ProductBundleDetails', (bundle) => {
      const included = member.records(bundle, 'IncludedProducts');
      const quantity = included.reduce(
        (sum, item) => sum.plus(member.decimal(item, 'QuantityInBundle')),
        new Big(0),
      );
      return {
        ...bundle,
        IncludedProducts: included.map((item) => ({ ...item, PriceInBundle: numeric('7.25') })),
        BundleTotalPrice: amount(quantity.times('7.25')),
      };
    }),
  ),
};
