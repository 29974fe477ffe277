import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

export const DiscountDelete: OperationSuite = [
  deletingDisposable('discounts', (id) => id),
  deletingUnknown('ERR-2'),
];
