import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

export const ProductBOMDelete: OperationSuite = [
  deletingDisposable('boms', (id) => id),
  deletingUnknown('ERR-3'),
];
