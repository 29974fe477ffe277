import { changedSerials } from '../hooks/changedSerials.ts';
import { onResult } from '../hooks/onResult.ts';
import type { Variant } from '../Variant.ts';

export const serialsSorted: Variant = {
  about:
    'The serial numbers of a row come in alphabetical order (Endpoints: the order of a list is not shown).',
  hook: onResult(['DocumentUpdate', 'PurchaseOrderUpdate'], (result) =>
    changedSerials(result, (serials) => [...serials].sort()),
  ),
};
