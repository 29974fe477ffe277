import type { OperationSuite } from '../kernel/Scenario.ts';
import { deletingDisposable, deletingUnknown } from '../probes/deletes.ts';

export const DiscountDelete: OperationSuite = [
  deletingDisposable('discounts', (id) => id),
  deletingUnknown('ERR-2'),
];
