import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import type { Variant } from '../Variant.ts';

/** What is left of the record in the answer to an Update. */
const shown: readonly string[] = [
  ...['PurchaseOrderId', 'PurchaseOrderNo', 'PurchaseOrderStatus'],
  ...['BundleProductId', 'BundleProductSKU'],
];

export const updatesAnsweredInShort: Variant = {
  about:
    'An Update of an order or a bundle is answered with its id, its number or SKU and its status alone (TYP-15: what is left out is no breach).',
  leaves: ['ACT-2', 'ACT-4', 'PB-1'],
  blocks: ['clause:', 'nothing', 'control'],
  hook: onSuccess(['PurchaseOrderUpdate', 'ProductBundleUpdate'], (result, { mvRecordAction: action }) =>
    action === 'Update'
      ? Object.fromEntries(Object.entries(result).map(([name, value]) => [name, inShort(value)]))
      : result,
  ),
};

const inShort = (value: RecordValue[string]): RecordValue[string] =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => shown.includes(name)))
    : value;
