import { changedSerials } from '../hooks/changedSerials.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import type { Variant } from '../Variant.ts';

export const serialsSorted: Variant = {
  about:
    'The serial numbers of a row come in alphabetical order (Endpoints: the order of a list is not shown).',
  hook: onSuccess(['DocumentUpdate', 'PurchaseOrderUpdate'], (result) =>
    changedSerials(result, (serials) => [...serials].sort()),
  ),
};
