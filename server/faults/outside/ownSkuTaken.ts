import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const ownSkuTaken: Fault = {
  clause: 'PB-1',
  about:
    'An Update of a product bundle that keeps its SKU is refused: the check for taken SKUs finds the bundle itself.',
  causes: ['an action of the record is refused'],
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    const sku = member.text(sent, 'BundleProductSKU');
    if (action === 'Update' && stored !== undefined && sku === member.text(stored, 'BundleProductSKU'))
      throw new OperationFailure(
        `A product with SKU ${sku} exists already. The product bundle was not written.`,
      );
    return undefined;
  }),
};
