import type { World } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { recordsOf } from '../values/Value.ts';
import { requireText, requireUnique, requireUrl } from './checks.ts';
import { sortedBy } from './completeAddress.ts';

/** Checks a shipping provider and sorts its services and packages by name from Z to A. */
export function completeShippingProvider(
  draft: RecordValue,
  _previous: RecordValue | undefined,
  world: World,
): RecordValue {
  requireText(draft, 'ShippingProviderName', 200);
  requireUnique(world.tables.shippingProviders, draft, 'ShippingProviderName', 'ShippingProviderId');
  requireUrl(draft, 'ShippingProviderTrackingURL');
  return {
    ...draft,
    ShippingProviderServices: sortedBy(recordsOf(draft, 'ShippingProviderServices'), 'Name'),
    ShippingProviderPackages: sortedBy(recordsOf(draft, 'ShippingProviderPackages'), 'Name'),
    ShippingProviderApplication: draft.ShippingProviderApplication ?? 'Undefined',
  };
}
