import type { World } from '../store/World.ts';
import { sum } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { isRecord, numberOf, recordOf } from '../values/Value.ts';
import { requireKnown, requireNotNegative } from './checks.ts';

/** Checks shipping information and computes its total cost. */
export function completeShippingInfo(info: RecordValue, world: World): RecordValue {
  const cost = recordOf(info, 'CostInfo');
  requireKnown(world.tables.shippingProviders, recordOf(info, 'ProviderInfo'), 'ProviderId');
  requireNotNegative(cost, ['ShippingCost', 'OtherCosts']);
  requireNotNegative(recordOf(info, 'WeightInfo'), ['Weight']);
  if (!isRecord(info.CostInfo)) return info;
  return {
    ...info,
    CostInfo: { ...cost, TotalCost: sum([numberOf(cost, 'ShippingCost'), numberOf(cost, 'OtherCosts')]) },
  };
}
