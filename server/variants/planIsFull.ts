import type { Hook } from '../Hook.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** So many more of each kind fit in. */
const room = 40;

const kinds: readonly string[] = [
  'CompanyUpdate',
  'ShippingProviderUpdate',
  'ProductBundleUpdate',
  'IntegrationUpdateUpdate',
];

/** What was inserted counts for good, also when it is deleted again. */
const counting: Hook = (inner, store) => {
  const made = new Map<string, number>();
  return {
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (!kinds.includes(name)) return inner.handle(call, request);
      const { action, stored, table } = recordWrite(name, request, store);
      const count = made.get(name) ?? 0;
      const isInsert = action === 'Insert' || (action.startsWith('InsertOrUpdate') && stored === undefined);
      if (isInsert && count >= room)
        throw new OperationFailure('Your plan holds no more of these. Nothing was written.');
      const before = table(store).all().length;
      const result = inner.handle(call, request);
      if (table(store).all().length > before) made.set(name, count + 1);
      return result;
    },
  };
};

export const planIsFull: Variant = {
  about: `The plan holds ${room} more companies, carriers, bundles and integration updates, and what is inserted beyond is refused (rule 3).`,
  blocks: ['control', 'layout', 'nothing'],
  hook: counting,
};
